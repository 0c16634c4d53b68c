import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds per slide (product §9). */
export const SLIDE_EVERY = 5000;

/** Manages `count` slides that change every `interval` milliseconds. */
export function useSlides(count: number, interval: number) {
  const [latest, setActive] = useState(0);
  // The number of slides may have decreased since `latest` was set.
  const active = Math.min(latest, count - 1);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState<'link' | 'control' | null>(null);
  const reducedMotion = useReducedMotion();

  const playing = choice === null ? !reducedMotion : choice === 'play';
  // After the user has pressed play, the focus stays on the play button, so a focused control must not pause the
  // slides. A focused link pauses them, because the link would lose the focus when its slide is hidden.
  const held = focused === 'link' || (focused === 'control' && choice !== 'play');
  const running = playing && !hovered && !held;

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
    /** Whether automatic changes are turned on. Hover and focus can still pause them. */
    playing,
    /**
     * Shows the slide at an index. An index out of range wraps around. Returns the index of the slide that is shown.
     */
    show,
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    /** Event handlers that pause the slides on hover and keyboard focus. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target.matches(':focus-visible') ? (target.matches('a') ? 'link' : 'control') : null),
      onBlur: () => setFocused(null),
    },
  };
}
