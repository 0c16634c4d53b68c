import { useDirection } from '@mantine/core';
import { useRef, type TouchEvent } from 'react';

// The minimum length of a swipe, in pixels.
const SHORTEST = 40;

/**
 * Returns touch handlers for horizontal swipes. A swipe calls `onStep` with 1 to go forward in the reading direction,
 * or with -1 to go back.
 */
export function useSwipe(onStep: (steps: 1 | -1) => void) {
  const { dir } = useDirection();
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      if (Math.abs(x) < SHORTEST || Math.abs(x) < Math.abs(touch.clientY - from.y)) return;
      onStep(x > 0 === (dir === 'rtl') ? 1 : -1);
    },
  };
}
