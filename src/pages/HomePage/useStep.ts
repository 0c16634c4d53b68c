import { useKnownCourses } from '../../data/useKnownCourse.ts';
import { courseToContinue } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** The owned course to continue. Undefined while loading, or if none of the user's courses are known (product §10). */
export function useStep() {
  const { purchased } = useSession();
  const { record } = useLearning();
  const { courses, isLoading } = useKnownCourses();
  const step = courseToContinue(
    courses.filter(({ id }) => purchased.includes(id)),
    record,
  );
  return { step, isLoading };
}
