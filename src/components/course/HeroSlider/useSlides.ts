import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds that a slide stays (product §9). */
export const SLIDE_EVERY = 5000;

/** Which of `count` slides is shown, and whether they go on by themselves. */
export function useSlides(count: number, interval: number) {
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();

  const playing = choice === null ? !reducedMotion : choice === 'play';
  // Who pressed play by the keyboard has the focus here still, and wants to see the slides go.
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
    /** Do the slides change by themselves, as far as the visitor has chosen? */
    playing,
    /** Shows a slide, counted from zero, and returns which; before the first comes the last. */
    show,
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    /** Handlers for the element over which the pointer and the focus stop the slides. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
