import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { PriceRange } from '../../../src/components/form/PriceRange/PriceRange.tsx';
import { fa } from '../../../src/text/fa.ts';

const Kept = ({ value: initial, onChange, ...props }: ComponentProps<typeof PriceRange>) => {
  const [value, setValue] = useState(initial);
  return (
    <PriceRange
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange(range);
      }}
    />
  );
};

const all: [number, number] = [0, 4_000_000];

/** دو قیمت، با کشیدن، با کلیدها یا با نوشتن. برای فیلتر است؛ قیمت یک دوره یک فیلد دارد. */
const meta = preview.meta({
  component: PriceRange,
  args: { value: all, end: 4_000_000, step: 50_000, onChange: fn() },
  render: Kept,
});

export const States = meta.story({
  name: 'بازه‌ی قیمت · همه حالت‌ها',
  render: sheet(PriceRange, 320, { همه: {}, بخشی: { value: [500_000, 2_000_000] }, خاموش: { disabled: true } }),
});

export const ByKeys = meta.story({
  name: '[§2.26] Home, End, page keys and the fields set both prices',
  play: async ({ canvas, userEvent, args }) => {
    const told = (range: number[]) => expect(args.onChange).toHaveBeenLastCalledWith(range);
    canvas.getByRole('slider', { name: fa.filters.lowestPrice }).focus();
    await userEvent.keyboard('{PageUp}');
    await told([500_000, 4_000_000]);
    await userEvent.keyboard('{End}');
    await told([3_950_000, 4_000_000]);
    await userEvent.keyboard('{Home}');
    await told([0, 4_000_000]);
    const highest = canvas.getByRole('textbox', { name: fa.filters.toPrice });
    await userEvent.clear(highest);
    await userEvent.type(highest, '۱۲۰۰۰۰۰');
    await told([0, 1_200_000]);
    await userEvent.tab();
    await expect(highest).toHaveDisplayValue('۱٬۲۰۰٬۰۰۰');
  },
});

const touchAt = (target: Element, at: object) => new Touch({ identifier: 0, target, ...at });
const presses = {
  mouse: [
    (track: Element, at: object) => fireEvent.mouseDown(track, at),
    (track: Element, at: object) => fireEvent.mouseUp(track, at),
  ],
  touch: [
    (track: Element, at: object) => fireEvent.touchStart(track, { changedTouches: [touchAt(track, at)] }),
    (track: Element, at: object) => fireEvent.touchEnd(track, { changedTouches: [touchAt(track, at)] }),
  ],
} as const;

/** Drags a thumb of the slider by touch. `share` is the target position as a fraction of the track's width. */
async function dragByTouch(thumb: Element | undefined, share: number) {
  const track = thumb?.parentElement;
  if (!thumb || !track) throw new Error('The slider has no thumb');
  const { right, width, top } = track.getBoundingClientRect();
  const to = { clientX: right - share * width, clientY: top };
  await fireEvent.touchStart(thumb, { changedTouches: [touchAt(thumb, to)], touches: [touchAt(thumb, to)] });
  await fireEvent.touchMove(document, { changedTouches: [touchAt(thumb, to)], touches: [touchAt(thumb, to)] });
  await fireEvent.touchEnd(document, { changedTouches: [touchAt(thumb, to)] });
}

export const ByPress = meta.story({
  name: '[§2.26] A press on the track moves the nearest thumb',
  args: { value: [0, 1_000_000] },
  play: async ({ canvas, args }) => {
    const [low, high] = canvas.getAllByRole('slider');
    const track = low?.parentElement;
    if (!track || !high) throw new Error('The slider has no track');
    for (const [press, release] of Object.values(presses)) {
      const { right, width, top } = track.getBoundingClientRect();
      for (const [share, range] of [
        [0.75, [0, 3_000_000]],
        [0.25, [1_000_000, 3_000_000]],
        [0, [0, 3_000_000]],
        [0.5, [0, 2_000_000]],
      ] as const) {
        const at = { clientX: right - share * width, clientY: top };
        await press(track, at);
        await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(range));
        await release(track, at);
      }
    }
  },
});

export const DraggedAfterTyping = meta.story({
  name: '[§2.26] A price that was dragged stays when the field that was typed into loses the focus',
  play: async ({ canvas, userEvent, args }) => {
    const lowest = canvas.getByRole('textbox', { name: fa.filters.fromPrice });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '۵۰۰۰۰۰');
    // A touch on the slider does not move the focus out of the text field.
    await dragByTouch(canvas.getAllByRole('slider')[0], 0.5);
    await expect(lowest).toHaveFocus();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([2_000_000, 4_000_000]);
    await expect(lowest).toHaveDisplayValue('۲٬۰۰۰٬۰۰۰');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
