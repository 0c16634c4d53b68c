import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { GirihStar } from '../../components/layout/Girih/GirihStar.tsx';
import { useData } from '../../data/DataProvider.tsx';
import classes from './HomePage.module.css';

const SEEN = 'girihSeen';

/** The girih behind the promise; on the first visit from this device it draws itself, unless motion is unwelcome. */
export function DrawnStar() {
  const { local } = useData();
  const [isFirst] = useState(() => local.get(SEEN) === null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  useEffect(() => void local.set(SEEN, '1'), [local]);
  return (
    <div className={classes.star}>
      <GirihStar w="100%" h="100%" drawing={isFirst && !still} />
    </div>
  );
}
