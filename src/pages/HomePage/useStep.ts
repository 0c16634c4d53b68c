import { useOutline } from '../../data/study.ts';
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
  // Without its chapters, the course's first lesson is unknown. Their response adds them to the record.
  const outline = useOutline(step && !record.outlines.has(step.course.id) ? step.course.id : null);
  return { step: outline.isLoading ? undefined : step, isLoading: isLoading || outline.isLoading };
}
