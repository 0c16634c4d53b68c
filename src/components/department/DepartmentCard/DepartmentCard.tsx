import { Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { Department } from '../../../api/departments.ts';
import { directionOf, shownText } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './DepartmentCard.module.css';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';

interface DepartmentCardProps {
  /** The department. Long text is truncated, and a default icon replaces a missing or broken icon. */
  department: Pick<Department, 'id' | 'name' | 'motto' | 'icon'>;
  /** The number of courses in the department. Default: not shown. */
  count?: number | undefined;
  /** Whether to use the compact layout, for the header's panel. Default false. */
  compact?: boolean;
  /** Called when the link is followed. */
  onOpen?: () => void;
}

/** A department's icon, name and motto. The whole card links to the department's page (product §2). */
export function DepartmentCard({
  department: { id, name, motto, icon },
  count,
  compact = false,
  onOpen,
}: DepartmentCardProps) {
  const title = shownText(name).trim() || fa.departments.page;
  return (
    <Card className={classes.root} mod={{ compact }} padding={0} shadow={compact ? 'none' : 'sm'}>
      <ApiImage kind="icon" src={icon} width={96} height={96} fit="contain" className={classes.icon ?? ''} />
      <div className={classes.words}>
        <Text
          component={compact ? 'p' : 'h3'}
          className={classes.name}
          lineClamp={compact ? 1 : 2}
          dir={directionOf(title)}
        >
          {title}
        </Text>
        {count !== undefined && (
          <Text size="sm" c="dimmed">
            {fa.departments.size(count)}
          </Text>
        )}
        <Text size="sm" c="dimmed" lineClamp={compact ? 1 : 2} dir={directionOf(motto)} className={classes.motto}>
          {motto}
        </Text>
        {!compact && (
          <Text size="sm" className={classes.more} aria-hidden>
            {fa.common.readMore}
          </Text>
        )}
      </div>
      <Link to={paths.department(id)} className={classes.action} onClick={onOpen}>
        <IconChevronLeft size={20} aria-hidden />
        <VisuallyHidden>{fa.departments.readMoreOf(title)}</VisuallyHidden>
      </Link>
    </Card>
  );
}

interface DepartmentRowProps {
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** The departments. Undefined: skeletons. An empty list: nothing is rendered. */
  departments: readonly Department[] | undefined;
}

/** The departments as cards, one to three per row (product §2, home). */
export function DepartmentRow({ title, lead, departments }: DepartmentRowProps) {
  if (departments?.length === 0) return null;
  return (
    <section>
      <Title order={2}>{title}</Title>
      <Text component="div" c="dimmed" mb="clamp(1rem, 2vw, 1.25rem)">
        {departments ? lead : <Skeleton h={14} my={6} maw={320} />}
      </Text>
      <ul className={classes.departments} aria-hidden={!departments}>
        {departments
          ? departments.map((department) => (
              <li key={department.id}>
                <ErrorBoundary>
                  <DepartmentCard department={department} />
                </ErrorBoundary>
              </li>
            ))
          : Array.from({ length: 6 }, (_, i) => (
              <li key={i}>
                <Card className={classes.root} padding={0}>
                  <Skeleton circle className={classes.icon} />
                  <div className={classes.words}>
                    <Skeleton h={18} w="60%" my={4} />
                    <Skeleton h={14} my={6} />
                    <Skeleton h={14} w="40%" my={6} visibleFrom="md" />
                  </div>
                </Card>
              </li>
            ))}
      </ul>
    </section>
  );
}
