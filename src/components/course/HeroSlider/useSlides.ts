import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds per slide (product §9). */
export const SLIDE_EVERY = 5000;

/** The current one of `count` slides, and whether they play. */
export function useSlides(count: number, interval: number) {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();

  const playing = choice === null ? !reducedMotion : choice === 'play';
  // A keyboard user who pressed play still has the focus here, and wants the slides to play.
  const running = playing && !hovered && !(focused && choice !== 'play');

  function show(index: number) {
    const shown = (index + count) % count;
    setActive(shown);
    return shown;
  }

  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setTimeout(() => setActive((active + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [running, active, count, interval]);

  return {
    active,
    /** Whether the visitor wants the slides to play. */
    playing,
    /** Shows a slide, counted from zero, and returns which; before the first comes the last. */
    show,
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    /** Handlers that pause the slides under the pointer and the focus. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
