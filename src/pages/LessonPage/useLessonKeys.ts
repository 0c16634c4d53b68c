import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import type { LessonLink, LessonPlace } from '../../learning/progress.ts';
import { paths } from '../../paths.ts';

interface LessonKeys {
  /** Where the lesson stands; undefined while its course is not known. */
  place: LessonPlace | undefined;
  courseId: string | undefined;
  /** Sets the mark of the lesson, or takes it away. */
  toggle: () => void;
  openHelp: () => void;
}

/** N and P lead to the next and the previous lesson, D marks this one, ? tells of the keys; on any keyboard, and not in fields (product §10). */
export function useLessonKeys({ place, courseId, toggle, openHelp }: LessonKeys, enabled: boolean) {
  const navigate = useNavigate();
  const follow = (lesson: LessonLink | undefined) => () => {
    if (lesson) void navigate(paths.lesson(lesson.id), { state: { courseId } });
  };
  const physical = { usePhysicalKeys: true };
  useHotkeys(
    enabled
      ? [
          ['N', follow(place?.next), physical],
          ['P', follow(place?.previous), physical],
          ['D', toggle, physical],
          ['shift+Slash', openHelp, physical],
        ]
      : [],
  );
}
