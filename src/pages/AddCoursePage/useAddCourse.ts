import { useNavigate } from 'react-router-dom';
import { coursesApi, type NewCourse } from '../../api/courses.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useApi, useReload } from '../../data/swr.tsx';
import { toast } from '../../components/feedback/toast.tsx';
import { fieldErrors, type FieldErrors } from '../../components/form/AcademyForm/useAcademyForm.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

interface AddCourseOptions {
  now: () => number;
  /** Hears which share of the form has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called once the course is there. */
  onAdded: () => void;
}

/** Adds a course: an expired token is renewed first, a success leads to the courses (product §4, §8). */
export function useAddCourse({
  now,
  onProgress,
  onAdded,
}: AddCourseOptions): (course: NewCourse) => Promise<FieldErrors> {
  const { client, courseCache } = useApi();
  const { user } = useSession();
  const session = useSessionActions();
  const reload = useReload();
  const navigate = useNavigate();

  return async (course) => {
    if (!user) return {};
    try {
      if (user.expiresAt <= now()) {
        toast('info', 'course', fa.addCourse.refreshing);
        if ((await session.refresh(user.accessToken)) === null) throw new ApiError('http', { status: 401 });
      }
      await client.call(coursesApi.create, { form: course }, { onProgress });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) {
        toast('error', 'course', fa.addCourse.logInAgain);
        session.logOut();
      } else {
        // Why somebody may not add courses, only the server can say.
        toast('error', 'course', error.status === 403 ? messageOf(error, fa.addCourse.failed) : fa.addCourse.failed);
      }
      return fieldErrors(error);
    }
    onAdded();
    toast('success', 'course', fa.addCourse.created);
    courseCache.drop();
    void reload(coursesApi.list).catch(() => undefined);
    void navigate(paths.courses);
    return {};
  };
}
