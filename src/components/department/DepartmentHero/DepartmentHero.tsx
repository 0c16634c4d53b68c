import { Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Department } from '../../../api/departments.ts';
import { directionOf } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import classes from './DepartmentHero.module.css';

interface DepartmentHeroProps {
  /**
   * The department. Its name is the page's heading. An empty motto or description is left out. A default image replaces
   * missing images.
   */
  department: Department;
  /** The number of courses in the department, and the number of free ones. Undefined until the courses have loaded. */
  size?: { count: number; free: number } | undefined;
}

/** The header of a department's page: name, size, motto, description and images (product §2, department page). */
export function DepartmentHero({ department, size }: DepartmentHeroProps) {
  const { motto, description, icon, images } = department;
  const name = department.name.trim() || fa.departments.page;
  const shown = [...new Set(images.length === 0 ? [null] : images)];
  return (
    <div className={classes.root}>
      <Box miw={0}>
        <PageHeading title={name} />
        <Group wrap="nowrap" className={classes.about}>
          <ApiImage kind="icon" src={icon} width={64} height={64} w={64} h={64} fit="contain" eager />
          <div>
            {motto !== '' && (
              <Text size="lg" fw={600} c="turquoise" dir={directionOf(motto)}>
                {motto}
              </Text>
            )}
            {/* Reserves a line for the numbers of courses, which may load after the department. */}
            <Text size="sm" c="dimmed">
              {size ? fa.departments.size(size.count, size.free) : '\u00A0'}
            </Text>
          </div>
        </Group>
        {description !== '' && (
          <Text size="lg" maw="30em" mt="md" dir={directionOf(description)} data-lines>
            {description}
          </Text>
        )}
      </Box>
      <ul className={classes.pictures} aria-label={fa.departments.images}>
        {shown.map((image, index) => (
          <li key={image ?? 'default'}>
            <ApiImage
              kind="department"
              className={classes.picture ?? ''}
              src={image}
              width={640}
              height={360}
              alt={fa.departments.image(name, index + 1)}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The skeleton of `DepartmentHero`. */
export function DepartmentHeroSkeleton() {
  return (
    <div className={classes.root} aria-hidden>
      <Stack miw={0} gap="sm">
        <Skeleton h={48} w="min(100%, 18rem)" mb="lg" />
        <Skeleton h={64} w="min(100%, 24rem)" />
        <Skeleton h={18} mt="sm" />
        <Skeleton h={18} />
        <Skeleton h={18} w="60%" />
      </Stack>
      <div className={classes.pictures}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} radius="md" style={{ aspectRatio: '16 / 9' }} />
        ))}
      </div>
    </div>
  );
}
