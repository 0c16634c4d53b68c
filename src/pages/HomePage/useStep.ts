import { useKnownCourses } from '../../data/useKnownCourse.ts';
import { courseToContinue } from '../../learning/progress.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/**
 * Returns the owned course to continue (product §10). `step` is undefined while loading, or if none of the user's
 * courses can be loaded.
 */
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
