import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';

interface UnknownLessonProps {
  /** A link to the course, or to the course list. */
  action: ReactNode;
  /** Whether `action` leads to the lesson's course, and therefore comes first. */
  isFirst: boolean;
}

/** Says that the lesson does not exist. Users get a link to their own courses beside `action` (product §2, lesson). */
export function UnknownLesson({ action, isFirst }: UnknownLessonProps) {
  const { user } = useSession();
  const ways = (
    <Group grow preventGrowOverflow={false} w="100%" maw={user ? 480 : 240}>
      {isFirst && action}
      {user && (
        <Button component={Link} to={paths.profile} variant={isFirst ? 'default' : 'filled'}>
          {fa.learning.yourCourses}
        </Button>
      )}
      {!isFirst && action}
    </Group>
  );
  return (
    <NotFoundState text={fa.study.lessonNotFound} action={ways}>
      <Text c="dimmed">{fa.study.lessonGone}</Text>
    </NotFoundState>
  );
}
