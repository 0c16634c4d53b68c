import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import type { LessonLink, LessonPlace } from '../../learning/progress.ts';
import { paths } from '../../paths.ts';

interface LessonKeys {
  /** The lesson's position. Undefined while its course is unknown. */
  place: LessonPlace | undefined;
  courseId: string | undefined;
  /** Toggles the lesson's mark. */
  toggle: () => void;
  openHelp: () => void;
}

/**
 * N and P open the next and previous lesson, D marks this one, ? lists the keys. They work on any layout, not in fields
 * (product §10).
 */
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
