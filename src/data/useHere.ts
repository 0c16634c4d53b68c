import { useEffect, useRef, type RefObject } from 'react';

/** True while the calling component is mounted. Late answers check it before they show anything. */
export function useHere(): Readonly<RefObject<boolean>> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
