import { Box, Group, Text } from '@mantine/core';
import type { Department } from '../../../api/departments.ts';
import { directionOf } from '../../../lib/text.ts';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { DepartmentGallery } from '../DepartmentGallery/DepartmentGallery.tsx';
import classes from './DepartmentHero.module.css';

interface DepartmentHeroProps {
  /** The department that is shown: its name as the page's heading; of its texts, those that are not empty. */
  department: Department;
}

/** The head of a department's page: name, motto and description beside its pictures (product §2, department page). */
export function DepartmentHero({ department: { name, motto, description, icon, images } }: DepartmentHeroProps) {
  return (
    <div className={classes.root}>
      <Box miw={0}>
        <PageHeading title={name} />
        <Group wrap="nowrap">
          <ApiImage kind="icon" src={icon} width={64} height={64} w={64} h={64} fit="contain" eager />
          {motto !== '' && (
            <Text size="lg" fw={600} c="turquoise" dir={directionOf(motto)}>
              {motto}
            </Text>
          )}
        </Group>
        {description !== '' && (
          <Text maw="30rem" mt="md" lh={1.95} dir={directionOf(description)} data-lines>
            {description}
          </Text>
        )}
      </Box>
      <DepartmentGallery name={name} images={images} />
    </div>
  );
}
