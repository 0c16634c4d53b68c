import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { Course, type NewCourse } from '../../api/courses.ts';
import { messageOf, type ApiError } from '../../api/errors.ts';
import { ENTRANCE, toast } from '../../components/feedback/toast.tsx';
import { reasonsOf, type FieldErrors } from '../../components/form/AcademyForm/useAcademyForm.ts';
import { isGuarded } from '../../components/form/LeaveGuard/LeaveGuard.tsx';
import { courseTitle } from '../../course/title.ts';
import { useCreateCourse } from '../../data/createCourse.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { isOnline } from '../../lib/online.ts';
import { paths } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

/**
 * Returns a function that adds a course and then opens the course list. `onAdded` is called even if the user has left
 * the page. If the access token has expired, shows a toast and first refreshes the token (product §4, §8).
 */
export function useAddCourse({ onAdded }: { onAdded: (course: NewCourse) => void }) {
  const { user } = useSession();
  const session = useSessionActions();
  const { update } = useLearning();
  const navigate = useNavigate();
  const [added, setAdded] = useState(false);
  const warn = () => toast('info', 'course', fa.addCourse.refreshing, { id: 'course: renewed' });
  const { send, uploaded, cancel } = useCreateCourse({
    onRenew: warn,
    onDone(answer, { form }) {
      onAdded(form);
      // Not every server returns the created course.
      const { success, output: made } = v.safeParse(Course, answer);
      if (success && made.status === 'private') update({ created: { [made.id]: courseTitle(made) } });
    },
  });

  async function add(course: NewCourse): Promise<FieldErrors> {
    if (!user) return {};
    const from = location.pathname;
    if (user.expiresAt <= session.now() && isOnline()) {
      warn();
      // If the refresh fails, the request below fails with 401.
      await session.refresh(user.accessToken);
    }
    const outcome = await send({ form: course });
    if (outcome.status === 'failed') return tell(outcome.error);
    if (outcome.status === 'done') {
      setAdded(true);
      toast('success', 'course', fa.addCourse.created);
      // Does not navigate if the user has followed a link whose page is still loading.
      if (location.pathname === from)
        startTransition(() => {
          setAdded(false);
          void navigate(paths.courses, { replace: isGuarded() });
        });
    }
    return {};
  }

  function tell(error: ApiError): FieldErrors {
    if (error.status === 401) {
      toast('error', 'course', fa.addCourse.logInAgain, { id: ENTRANCE });
      session.logOut();
      return {};
    }
    const message = error.status === 413 ? fa.forms.uploadTooLarge : messageOf(error, fa.addCourse.failed);
    toast('error', 'course', message, { speech: 'off' });
    return error.status === 413 ? { cover: message } : reasonsOf(error, message);
  }

  return {
    add,
    /** True after the course has been added, until the next page opens or the user goes back. */
    added,
    uploaded,
    cancel,
  };
}
