import { Anchor, Box, Text } from '@mantine/core';
import { IconBook, IconBuilding, IconDiscount, IconGift, IconScale, type TablerIcon } from '@tabler/icons-react';
import type { Evidence } from '../../../course/evidence.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import classes from './CourseDetail.module.css';

const ICONS: Readonly<Record<Evidence['kind'], TablerIcon>> = {
  owned: IconBook,
  saving: IconDiscount,
  price: IconScale,
  free: IconGift,
  department: IconBuilding,
};

export interface CourseFactsProps {
  /** Facts about the course, taken from the catalogue. Null while it loads. Default: none. */
  evidence?: readonly Evidence[] | null | undefined;
  /** Id of the course's department, for the link to its free courses. Default: no link. */
  departmentId?: string | undefined;
}

/** Facts about a course (product §2, course page). */
export const CourseFacts = ({ evidence, departmentId }: CourseFactsProps) =>
  evidence !== undefined &&
  evidence?.length !== 0 && (
    <Box
      component="ul"
      className={classes.facts}
      aria-label={fa.course.evidence}
      data-awaiting={evidence === null || undefined}
      data-personal
    >
      {evidence?.map((fact) => {
        const Icon = ICONS[fact.kind];
        return (
          <Box component="li" key={fact.text}>
            <Icon size={24} stroke={1.6} aria-hidden />
            {fact.kind === 'free' && departmentId !== undefined ? (
              <Anchor
                component={Link}
                to={`${paths.courses}?${new URLSearchParams({ department: departmentId, free: 'true' })}`}
                data-touch
              >
                {fact.text}
              </Anchor>
            ) : (
              <Text component="span">{fact.text}</Text>
            )}
          </Box>
        );
      })}
    </Box>
  );
