import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotFoundState, TwoActions } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import { CourseSearch } from '../CourseSearch.tsx';

interface UnknownLessonProps {
  /** A link to the course, or to the course list. */
  action: ReactNode;
  /** Whether `action` leads to the lesson's course, and therefore comes first. */
  isFirst: boolean;
}

/**
 * Says that the lesson does not exist, with a search field and links for courses. Users get a link to their own courses beside
 * `action` (product §2, lesson).
 */
export function UnknownLesson({ action, isFirst }: UnknownLessonProps) {
  const { user } = useSession();
  const toOwn = user && (
    <Button component={Link} to={paths.profile} variant={isFirst ? 'default' : 'filled'}>
      {fa.learning.yourCourses}
    </Button>
  );
  const ways = (
    <TwoActions>
      {isFirst ? action : toOwn}
      {isFirst ? toOwn : action}
    </TwoActions>
  );
  return (
    <NotFoundState text={fa.study.lessonNotFound} action={user ? ways : action}>
      <Text c="dimmed" mt="calc(-1 * var(--mantine-spacing-sm))">
        {fa.study.lessonGone}
      </Text>
      <CourseSearch />
    </NotFoundState>
  );
}
