import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { Prices } from '../../../course/price.ts';
import { PriceTag } from '../../course/PriceTag/PriceTag.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './ClosedCourse.module.css';
import { directionOf } from '../../../lib/text.ts';

interface ClosedCourseProps {
  /** Why the course is closed: the server's message or a default one. */
  message: string;
  /** The course's id, for the link to the course page. Without an id, the link leads to the course list. */
  courseId?: string | undefined;
  /** The course's prices. Default: none. */
  prices?: Prices | undefined;
  /** The path of this page, if a log-in could open the course. The user returns to this path after the log-in. */
  from?: string;
}

/**
 * Replaces the chapters or a lesson of a course that the user may not open. Shows the reason and the advantages of a
 * purchase, with links to the log-in page and the course page (product §10).
 */
export function ClosedCourse({ message, courseId, prices, from }: ClosedCourseProps) {
  return (
    <Paper component="section" withBorder className={classes.root} aria-labelledby="closed-course">
      <div className={classes.reason}>
        <div className={classes.words}>
          <span className={classes.lock} aria-hidden>
            <IconLock size={28} />
          </span>
          <Text className={classes.message} dir={directionOf(message)}>
            {message}
          </Text>
        </div>
        {courseId !== undefined && <div className={classes.price}>{prices && <PriceTag course={prices} />}</div>}
        <div className={classes.actions}>
          {from !== undefined && (
            <Button component={Link} to={paths.login} state={{ from }} size="lg">
              {fa.auth.logIn}
            </Button>
          )}
          <Button
            component={Link}
            to={courseId === undefined ? paths.courses : paths.purchase(courseId)}
            size="lg"
            variant={from === undefined ? 'filled' : 'default'}
          >
            {courseId === undefined ? fa.basket.toCourses : fa.learning.buy}
          </Button>
        </div>
      </div>
      <div className={classes.gains}>
        <Title order={2} size="h3" mb="sm" id="closed-course">
          {fa.learning.whatYouGet}
        </Title>
        <Stack component="ul" gap="xs">
          {fa.learning.gains.map((gain) => (
            <Group component="li" key={gain} gap="xs" align="flex-start" wrap="nowrap">
              <IconCheck size={20} className={classes.check} aria-hidden />
              {gain}
            </Group>
          ))}
        </Stack>
      </div>
    </Paper>
  );
}
