import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Course } from '../../../api/courses.ts';
import { courseTitle } from '../../../course/title.ts';
import { useLearning } from '../../../learning/useLearning.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import { fa } from '../../../text/fa.ts';
import { ENTRANCE, toast } from '../../feedback/toast.tsx';

/** A heart button that saves a course for later (product §10). The course's card positions the button. */
export function CourseHeart({ course }: { course: Course }) {
  const { saved, toggle, to } = useSavedCourse(course.id);
  const Heart = saved ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      data-to={to}
      color={saved ? 'red' : 'gray'}
      aria-pressed={saved}
      aria-label={fa.learning.saveOf(courseTitle(course))}
      onClick={toggle}
    >
      <Heart size={22} aria-hidden />
    </ActionIcon>
  );
}

/** The heart button with a label, for the course page (product §10). */
export function SaveButton({ courseId }: { courseId: string }) {
  const { saved, toggle, to } = useSavedCourse(courseId);
  const Heart = saved ? IconHeartFilled : IconHeart;
  return (
    <Button
      data-to={to}
      variant="default"
      px="sm"
      aria-pressed={saved}
      leftSection={<Heart size={22} color={saved ? 'var(--mantine-color-error)' : undefined} aria-hidden />}
      onClick={toggle}
    >
      {fa.learning.save}
    </Button>
  );
}

/**
 * Returns whether a course is saved, and a function that saves or removes the course. For a visitor, the function opens
 * the log-in page, which leads back to this page after the log-in (product §10). `to` is then the URL of the log-in page.
 */
function useSavedCourse(courseId: string): { saved: boolean; toggle: () => void; to: string | undefined } {
  const { user } = useSession();
  const { record, update } = useLearning();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = useHref(paths.login);
  const saved = record.saved.get(courseId)?.value ?? false;
  function toggle() {
    if (user) return update({ saved: { [courseId]: !saved } });
    toast('info', 'page', fa.learning.logInToSave, { id: ENTRANCE });
    return void navigate(paths.login, { state: { from: pathname + search } });
  }
  return { saved, toggle, to: user ? undefined : login };
}
