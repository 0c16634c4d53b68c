import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { GirihStar } from '../../components/layout/Girih/GirihStar.tsx';
import { useData } from '../../data/DataProvider.tsx';

const SEEN = 'girihSeen';

/** The girih above the promise; on the first visit from this device it draws itself, unless motion is unwelcome. */
export function DrawnStar() {
  const { local } = useData();
  const [isFirst] = useState(() => local.get(SEEN) === null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  useEffect(() => void local.set(SEEN, '1'), [local]);
  return <GirihStar w="100%" h="100%" drawing={isFirst && !still} />;
}
