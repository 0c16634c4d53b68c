import { Text, Title } from '@mantine/core';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import { Girih } from '../../layout/Girih/Girih.tsx';
import { directionOf } from '../../../lib/text.ts';
import classes from './DepartmentHero.module.css';

interface DepartmentHeroProps {
  /** The page's heading. */
  name: string;
  /** A line below the name; empty where there is none. */
  motto: string;
  /** Plain text whose lines are kept; empty where there is none. */
  description: string;
  /** The icon's address; a default stands in for null and for a broken address. */
  icon: string | null;
}

/** The head of a department's page: icon, name, motto and description (product §2, department page). */
export function DepartmentHero({ name, motto, description, icon }: DepartmentHeroProps) {
  return (
    <header className={classes.root}>
      <Girih opacity={0.06} />
      <ApiImage kind="icon" className={classes.icon ?? ''} src={icon} width={176} height={176} fit="contain" eager />
      <div className={classes.words}>
        <Title order={1} dir={directionOf(name)}>
          {name}
        </Title>
        {motto !== '' && (
          <Text size="lg" fw={600} c="turquoise" dir={directionOf(motto)}>
            {motto}
          </Text>
        )}
        {description !== '' && (
          <Text className={classes.description} dir={directionOf(description)} mt="sm">
            {description}
          </Text>
        )}
      </div>
    </header>
  );
}
