import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import type { LessonLink, LessonPlace } from '../../learning/progress.ts';
import { paths } from '../../paths.ts';

interface LessonKeys {
  /** The lesson's position, with the previous and next lesson. Undefined until the course has loaded. */
  place: LessonPlace | undefined;
  courseId: string | undefined;
  /** Marks the lesson as done or not done. */
  toggle: () => void;
  openHelp: () => void;
}

/**
 * Handles the keyboard shortcuts: N (next lesson), P (previous lesson), D (done) and ? (list of shortcuts). The
 * shortcuts work with every keyboard layout, but not in text fields (product §10).
 */
export function useLessonKeys({ place, courseId, toggle, openHelp }: LessonKeys, enabled: boolean) {
  const navigate = useNavigate();
  const follow = (lesson: LessonLink | undefined) => () => {
    if (lesson) void navigate(paths.lesson(lesson.id), { state: { courseId } });
  };
  const physical = { usePhysicalKeys: true };
  const on = (act: () => void) => (event: KeyboardEvent) => {
    // Ignores repeated events of a held key, and keys pressed in a dialog, such as the site's menu.
    if (!event.repeat && !document.activeElement?.closest('[role=dialog]')) act();
  };
  useHotkeys(
    enabled
      ? [
          ['N', on(follow(place?.next)), physical],
          ['P', on(follow(place?.previous)), physical],
          ['D', on(toggle), physical],
          ['shift+Slash', on(openHelp), physical],
        ]
      : [],
  );
}
