import { useEffect, useRef, type RefObject } from 'react';

/** True while the component that calls it is on the screen; for what comes back late and then has nothing to say. */
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
