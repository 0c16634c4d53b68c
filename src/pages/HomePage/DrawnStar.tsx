import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { GirihStar } from '../../components/layout/Girih/GirihStar.tsx';
import { webStorage } from '../../lib/storage.ts';
import classes from './HomePage.module.css';

const device = webStorage(() => globalThis.localStorage);
const SEEN = 'girihSeen';

/** The girih behind the promise; on the first visit from this device it draws itself, unless motion is unwelcome. */
export function DrawnStar() {
  const [isFirst] = useState(() => device.get(SEEN) === null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  useEffect(() => void device.set(SEEN, '1'), []);
  return (
    <div className={classes.star}>
      <GirihStar w="100%" h="100%" drawing={isFirst && !still} />
    </div>
  );
}
