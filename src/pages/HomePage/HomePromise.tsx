import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { LateGirihStar } from '../../components/layout/Girih/lateGirihStar.tsx';
import { Later } from '../../data/hydrated.tsx';
import { useWhole } from '../../data/courses.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fa } from '../../text/fa.ts';
import classes from './HomePage.module.css';

/**
 * The headline: a sentence with the numbers of courses and departments, and two links. Its height stays the same when
 * the numbers load.
 */
export function HomePromise() {
  const whole = useWhole();
  const { user } = useSession();
  return (
    <Stack component="header" align="flex-start" miw={0}>
      <div className={classes.star} data-kept={user && ''}>
        <Later>
          <LateGirihStar w="100%" h="100%" />
        </Later>
      </div>
      <Title order={1} className={classes.sentence}>
        <span>
          {whole ? fa.home.promiseCounts(whole.courses.length, whole.departments.length) : fa.home.promiseUncounted}
        </span>{' '}
        <span>{fa.home.promise}</span>
      </Title>
      <Text size="lg" c="dimmed" maw="34rem" style={{ textWrap: 'balance' }}>
        {fa.home.promiseLead}
      </Text>
      <Group gap="sm" className={classes.choice}>
        <Button component={Link} to={paths.courses} size="lg">
          {fa.home.chooseCourse}
        </Button>
        <Button component={Link} to={`${paths.courses}?free=true`} size="lg" variant="default">
          {fa.home.freeCourses}
        </Button>
      </Group>
    </Stack>
  );
}

/** Shows `children` in place of `promise`. `promise` is invisible but keeps its space, so that nothing moves. */
export function PromiseRoom({ promise, children }: { promise: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.room}>
      <div inert>{promise}</div>
      {children}
    </div>
  );
}
