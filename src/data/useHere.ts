import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is true while the calling component is mounted. Check it before showing a late response. */
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
