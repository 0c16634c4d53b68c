import { ActionIcon, Anchor, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { courseTitle } from '../../../course/title.ts';
import { isWhole, sizeOf, type KeptCourse } from '../../../offline/keptCourse.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { Words } from '../../layout/Words/Words.tsx';

interface KeptCoursesProps {
  courses: readonly KeptCourse[];
  /** Removes a course from this device. Without `onRemove` there is no remove button. */
  onRemove?: (courseId: string) => void;
}

/** A list of the courses stored for offline use, with sizes and dates (product §11). */
export function KeptCourses({ courses, onRemove }: KeptCoursesProps) {
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {fa.offline.courses}
      </Title>
      <Stack component="ul" gap="xs">
        {courses.map((kept) => {
          const { done, total, bytes } = sizeOf(kept);
          const title = courseTitle(kept.course);
          return (
            <Group component="li" key={kept.course.id} justify="space-between" wrap="nowrap">
              <Box miw={0}>
                <Anchor component={Link} to={paths.syllabus(kept.course.id)} fw={600} data-touch>
                  <bdi>
                    <Words>{title}</Words>
                  </bdi>
                </Anchor>
                <Text size="sm" c="dimmed">
                  {isWhole(kept) ? fa.offline.facts(done, bytes, kept.since) : fa.offline.partial(done, total)}
                </Text>
              </Box>
              {onRemove && (
                <ActionIcon
                  color="red"
                  aria-label={fa.offline.removeOf(title)}
                  onClick={() => onRemove(kept.course.id)}
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          );
        })}
      </Stack>
    </Card>
  );
}
