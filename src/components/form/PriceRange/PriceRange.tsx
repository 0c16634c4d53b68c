import { Group, RangeSlider } from '@mantine/core';
import { clamp } from '@mantine/hooks';
import { useState, type KeyboardEvent, type MouseEvent as ReactMouseEvent, type TouchEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import { formatPrice, formatTotal } from '../../../text/format.ts';
import { PriceField } from '../PriceField/PriceField.tsx';
import { parsePrice } from '../PriceField/parsePrice.ts';
import classes from './PriceRange.module.css';

type Range = [lowest: number, highest: number];

interface PriceRangeProps {
  /** The lowest and the highest price, in rials. */
  value: Range;
  /** The highest value of the scale, in rials. */
  end: number;
  /** The change per press of an arrow key, and the minimum distance between the two prices, in rials. */
  step: number;
  /** Whether the range is disabled. Default false. */
  disabled?: boolean;
  /** Called with both prices on every change. */
  onChange: (range: Range) => void;
}

const STEPS_OF_A_PAGE = 10;

/** A price range that the user sets with two sliders or with the fields below them (product §2, filter panel). */
export function PriceRange({ value, end, step, disabled = false, onChange }: PriceRangeProps) {
  const [typed, setTyped] = useState<{ side: 0 | 1; text: string } | null>(null);
  const [lowest, highest] = value;
  const move = (side: number, rials: number) =>
    onChange(side === 0 ? [clamp(rials, 0, highest - step), highest] : [lowest, clamp(rials, lowest + step, end)]);

  // Handles Home, End, Page Up and Page Down, because Mantine's range slider handles only the arrow keys.
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const side = [...event.currentTarget.querySelectorAll('[role="slider"]')].findIndex(
      (thumb) => thumb === event.target,
    );
    const now = value[side];
    if (now === undefined || disabled) return;
    const page = step * STEPS_OF_A_PAGE;
    const targets: Readonly<Record<string, number>> = { Home: 0, End: end, PageUp: now + page, PageDown: now - page };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(side, target);
  }

  // Makes a press on the track move the nearest thumb. On right-to-left pages, Mantine would move the wrong thumb.
  function pass(event: ReactMouseEvent<HTMLDivElement> | TouchEvent<HTMLDivElement>) {
    const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')];
    if (thumbs.some((thumb) => event.target instanceof Node && thumb.contains(event.target))) return;
    event.stopPropagation();
    // Prevents the selection of text during dragging. Touch events are left out, because React's touch listeners are
    // passive and cannot prevent anything.
    if (event.type === 'mousedown') event.preventDefault();
    const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches.item(0) : event;
    const distances = thumbs.map((thumb) => {
      const { left, width } = thumb.getBoundingClientRect();
      return Math.abs(left + width / 2 - clientX);
    });
    const nearest = thumbs[distances.indexOf(Math.min(...distances))];
    nearest?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX, clientY }));
  }

  const field = (side: 0 | 1, label: string) => (
    <PriceField
      label={label}
      labelProps={{ fz: 'sm', fw: 'normal', c: 'dimmed' }}
      disabled={disabled}
      value={typed?.side === side ? typed.text : formatTotal(value[side])}
      onChange={(text) => {
        setTyped({ side, text });
        const rials = parsePrice(text);
        if (rials !== null) move(side, rials);
      }}
      onBlur={() => setTyped(null)}
    />
  );
  return (
    <>
      <div onMouseDownCapture={pass} onTouchStartCapture={pass}>
        <RangeSlider
          className={classes.slider}
          classNames={{ bar: classes.bar ?? '', thumb: classes.thumb ?? '' }}
          min={0}
          max={end}
          step={step}
          minRange={step}
          value={value}
          onChange={(range) => {
            // On touch screens, a field keeps the focus while a thumb moves. Its typed text is cleared, so that the
            // field shows the new price.
            setTyped(null);
            onChange(range);
          }}
          onKeyDown={press}
          disabled={disabled}
          label={null}
          thumbValueText={formatPrice}
          thumbFromLabel={fa.filters.lowestPrice}
          thumbToLabel={fa.filters.highestPrice}
          size={4}
          thumbSize={24}
        />
      </div>
      <Group grow wrap="nowrap" gap="sm" mt="lg" align="flex-start">
        {field(0, fa.filters.fromPrice)}
        {field(1, fa.filters.toPrice)}
      </Group>
    </>
  );
}
