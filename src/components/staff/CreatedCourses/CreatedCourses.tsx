import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '../../layout/Link/Link.tsx';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { ShareButton } from '../../learning/ShareButton/ShareButton.tsx';
import classes from './CreatedCourses.module.css';

interface CreatedCoursesProps {
  /** Private courses created on this device, newest first, with display titles. */
  courses: readonly { id: string; title: string }[];
}

/**
 * Links to private courses created on this device. They are listed here because course lists omit private courses
 * (product §10).
 */
export function CreatedCourses({ courses }: CreatedCoursesProps) {
  return (
    <Card mt="xl">
      <Title order={2} size="h3">
        {fa.addCourse.ownPrivate}
      </Title>
      <Text c="dimmed" mt="xs">
        {fa.addCourse.ownPrivateNote}
      </Text>
      <ul className={classes.list}>
        {courses.map(({ id, title }) => (
          <Group component="li" key={id} justify="space-between" wrap="nowrap">
            <Anchor component={Link} to={paths.purchase(id)} miw={0} dir={directionOf(title)} data-touch>
              <Text span inherit lineClamp={3}>
                {title}
              </Text>
            </Anchor>
            <ShareButton title={title} path={paths.purchase(id)} />
          </Group>
        ))}
      </ul>
    </Card>
  );
}
