import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { HeroSlider } from '../../../src/components/course/HeroSlider/HeroSlider.tsx';
import { announcement } from '../../../src/components/feedback/announce.ts';
import { categorySlides } from '../../../src/pages/HomePage/slides.ts';
import { names } from '../../fixtures.ts';

/** دسته‌بندی دوره‌ها بالای صفحه‌ی خانه؛ هر پنج ثانیه یکی، و ایستاده زیر اشاره‌گر و فوکوس. کسی که حرکت کمتر خواسته آن را ایستاده می‌بیند. پیام مهم را در آن نگذارید؛ شاید کسی تا اسلاید آن نماند. */
const meta = preview.meta({ component: HeroSlider, args: { slides: categorySlides() } });

const [first] = categorySlides();
const long = {
  title: 'حسابداری، بازارهای مالی و سرمایه‌گذاری برای تازه‌کارها',
  text: 'صورت‌های مالی را بخوانید، ریسک را بسنجید، سبد سرمایه‌ی خود را بچینید و با دانش و آرامش درباره‌ی آینده‌ی پول خود تصمیم بگیرید.',
  picture: first?.picture ?? '',
  to: '/courses',
};
// One day in milliseconds. With this interval, the slides do not change by themselves.
const STILL = 86_400_000;

export const States = meta.story({
  name: '[§9.1] اسلایدر · همه حالت‌ها',
  render: sheet(HeroSlider, 900, {
    'اسلاید نخست': { interval: STILL },
    'اسلاید دیگر، ایستاده': { interval: STILL },
    'زیر اشاره‌گر': ['hover', { interval: STILL }],
    'با فوکوس صفحه‌کلید': ['focus-visible', { interval: STILL }],
    'متن بلند': (args) => <HeroSlider {...args} slides={[long, ...args.slides.slice(1)]} interval={STILL} />,
  }),
  play: async ({ canvas, userEvent }) => {
    const first = stateOf(canvas, 'اسلاید نخست');
    const links = within(first).getAllByRole('link');
    // Keyboards and screen readers must not reach hidden slides.
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/courses?department=1']);
    await expect(first.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(first.querySelectorAll('[aria-label^="نمایش اسلاید"]')).toHaveLength(6);
    await expect(first.querySelector('[aria-current=true]')).toHaveAccessibleName('نمایش اسلاید ۱');
    const [, dot] = canvas.getAllByRole('button', { name: 'نمایش اسلاید ۴' });
    const [, stop] = canvas.getAllByRole('button', { name: 'توقف نمایش خودکار' });
    if (!dot || !stop) throw new Error('The sheet has no second slider');
    await userEvent.click(dot);
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'شروع نمایش خودکار' })).toBeVisible();
  },
});

/**
 * Returns the name of the current slide. Visibility does not identify the slide, because a slide that is fading out is
 * still visible.
 */
const shown = (root: HTMLElement) => root.querySelector('[data-active]')?.getAttribute('aria-label');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const Default = meta.story();

Default.test(
  '[§2.10] [§9.1] A slide stays for five seconds',
  { beforeEach: () => void spyOn(window, 'setTimeout') },
  async ({ canvasElement }) => {
    const due = () => mocked(window.setTimeout).mock.calls.find(([, after]) => after === 5000)?.[0];
    // The timeout is shorter than the slide's five seconds, so the test finds the timer before it fires.
    await waitFor(() => expect(due()).toBeDefined(), { timeout: 4000 });
    await expect(shown(canvasElement)).toBe(names[0]);
    due()?.();
    await waitFor(() => expect(shown(canvasElement)).toBe(names[1]));
  },
);

Default.test(
  '[§1.12] [§2.10] Dots and arrows announce the slide, and arrows wrap around',
  async ({ canvas, canvasElement, userEvent }) => {
    const [next, previous] = ['اسلاید بعدی', 'اسلاید قبلی'].map((name) => canvas.getByRole('button', { name }));
    await expect(next?.offsetLeft).toBeLessThan(previous?.offsetLeft ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش اسلاید ۶' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(names[5]));
    await expect(announcement.getState().text).toBe(names[5]);
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید بعدی' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(names[0]));
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید قبلی' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(names[5]));
    await expect(canvas.getByRole('button', { name: 'نمایش اسلاید ۶' })).toHaveAttribute('aria-current', 'true');
  },
);

Default.test(
  'A swipe to the right shows the next slide, as in a Persian book, and a swipe upwards shows none',
  { args: { interval: STILL } },
  async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('region');
    const swipe = (x: number, y: number) => {
      for (const [type, clientX, clientY] of [
        ['touchstart', 100, 100],
        ['touchend', 100 + x, 100 + y],
      ] as const) {
        const touches = [new Touch({ identifier: 0, target: slider, clientX, clientY })];
        slider.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
      }
    };
    swipe(80, 0);
    await waitFor(() => expect(shown(canvasElement)).toBe(names[1]));
    swipe(50, -90);
    swipe(30, 0);
    swipe(-80, 0);
    await waitFor(() => expect(shown(canvasElement)).toBe(names[0]));
  },
);

Default.test('Paused', { args: { interval: 60 } }, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'توقف نمایش خودکار' }));
  await userEvent.click(canvas.getByRole('button', { name: 'نمایش اسلاید ۱' }));
  await userEvent.unhover(canvas.getByRole('button', { name: 'نمایش اسلاید ۱' }));
  await pause(240);
  await expect(shown(canvasElement)).toBe(names[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'شروع نمایش خودکار' }));
  await userEvent.unhover(canvas.getByRole('button', { name: 'توقف نمایش خودکار' }));
  await waitFor(() => expect(shown(canvasElement)).toBe(names[1]), { timeout: 2000, interval: 20 });
});

/** Checks that the slider is paused. Returns the name of the current slide. */
async function heldSlide(root: HTMLElement) {
  const held = shown(root);
  await pause(240);
  await expect(shown(root)).toBe(held);
  return held;
}

Default.test(
  '[§2.10] Pauses on hover and keyboard focus',
  { args: { interval: 60 } },
  async ({ canvas, canvasElement, userEvent }) => {
    const goesOn = (held: string | null | undefined) =>
      waitFor(() => expect(shown(canvasElement)).not.toBe(held), { timeout: 2000, interval: 20 });
    const slider = canvas.getByRole('region', { name: 'دسته‌بندی دوره‌ها' });
    await userEvent.hover(slider);
    const underPointer = await heldSlide(canvasElement);
    await userEvent.unhover(slider);
    await goesOn(underPointer);
    canvas.getByRole('button', { name: 'توقف نمایش خودکار' }).focus();
    const focused = await heldSlide(canvasElement);
    // Pauses and plays the slides with the keyboard. The slides must then play, although the focus is in the slider.
    await userEvent.keyboard('{Enter}{Enter}');
    await goesOn(focused);
    // While the link of a slide has the focus, the slide stays.
    const link = [...slider.querySelectorAll('a')].find((each) => !each.closest('[inert]')) ?? null;
    link?.focus();
    await heldSlide(canvasElement);
    await expect(link).toHaveFocus();
  },
);

function Shrinking({ slides, ...args }: ComponentProps<typeof HeroSlider>) {
  const [most, setMost] = useState(slides.length);
  return (
    <>
      <HeroSlider {...args} slides={slides.slice(0, most)} />
      <Button onClick={() => setMost(2)}>۲</Button>
    </>
  );
}

export const FewerDepartments = meta.story({
  name: '[§2.10] If the shown slide disappears, the last one is shown',
  tags: ['!autodocs'],
  args: { interval: STILL },
  render: Shrinking,
  play: async ({ args: { slides }, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش اسلاید ۶' }));
    await userEvent.click(canvas.getByRole('button', { name: '۲' }));
    await expect(shown(canvasElement)).toBe(slides[1]?.title);
  },
});

export const OneDepartment = meta.story({
  name: 'A single slide has no controls',
  tags: ['!autodocs'],
  render: (args) => <HeroSlider {...args} slides={args.slides.slice(0, 1)} />,
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
