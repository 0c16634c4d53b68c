import { Button, Card, Text, VisuallyHidden } from '@mantine/core';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './DepartmentCard.module.css';

/** What a card needs of a department. */
export interface DepartmentCardData {
  /** Id, for the address of its page. */
  id: string;
  /** A line; longer ones are cut. */
  name: string;
  /** Three lines, two in the compact shape; longer ones are cut. */
  motto: string;
  /** The icon's address as the server gave it; a default stands in for null and for a broken address. */
  icon: string | null;
}

interface DepartmentCardProps {
  /** The department that is shown. */
  department: DepartmentCardData;
  /** The low, wide shape of the header's panel. Default false. */
  compact?: boolean;
  /** Called when its link is followed. */
  onOpen?: () => void;
}

/** A department's icon, name and motto, with the link to its page (product §2). */
export function DepartmentCard({
  department: { id, name, motto, icon },
  compact = false,
  onOpen,
}: DepartmentCardProps) {
  return (
    <Card
      className={classes.root}
      data-compact={compact || undefined}
      padding={compact ? 'xs' : 'md'}
      shadow={compact ? 'none' : 'sm'}
    >
      <ApiImage kind="icon" src={icon} width={96} height={96} fit="contain" className={classes.icon ?? ''} />
      <div className={classes.words}>
        <Text fw={700} size={compact ? 'sm' : 'lg'} lineClamp={compact ? 1 : 3} dir={directionOf(name)}>
          {name}
        </Text>
        <Text size={compact ? 'xs' : 'sm'} c="dimmed" lineClamp={compact ? 2 : 3} dir={directionOf(motto)}>
          {motto}
        </Text>
      </div>
      <Button
        component={Link}
        to={paths.department(id)}
        variant="subtle"
        size="sm"
        px="sm"
        className={classes.action}
        onClick={onOpen}
      >
        <span aria-hidden>{fa.common.readMore}</span>
        <VisuallyHidden>{fa.departments.readMoreOf(name)}</VisuallyHidden>
      </Button>
    </Card>
  );
}
