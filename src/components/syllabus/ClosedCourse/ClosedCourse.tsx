import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './ClosedCourse.module.css';

interface ClosedCourseProps {
  /** Why the course is closed: the server's message or a default one. */
  message: string;
  courseId: string;
  /** More actions, beside the link to the course page. */
  children?: ReactNode;
}

/**
 * Replaces the chapters of a course that the user may not open. Shows the reason, what a purchase includes, and a link
 * to the course page (product §10).
 */
export function ClosedCourse({ message, courseId, children }: ClosedCourseProps) {
  return (
    <Paper component="section" withBorder className={classes.root} aria-labelledby="closed-course">
      <span className={classes.lock} aria-hidden>
        <IconLock size={28} />
      </span>
      <Text className={classes.message}>{message}</Text>
      <Title order={2} size="h3" id="closed-course">
        {fa.learning.whatYouGet}
      </Title>
      <Stack component="ul" gap="xs" className={classes.gains}>
        {fa.learning.gains.map((gain) => (
          <Group component="li" key={gain} gap="xs" align="flex-start" wrap="nowrap">
            <IconCheck size={20} className={classes.check} aria-hidden />
            {gain}
          </Group>
        ))}
      </Stack>
      <Group gap="sm" className={classes.actions}>
        <Button component={Link} to={paths.purchase(courseId)} size="lg">
          {fa.learning.buy}
        </Button>
        {children}
      </Group>
    </Paper>
  );
}
