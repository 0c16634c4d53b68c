import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HeroSlider } from '../../../src/components/course/HeroSlider/HeroSlider.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';
import { categorySlides } from '../../../src/pages/HomePage/slides.ts';
import { fa } from '../../../src/text/fa.ts';

const names = fa.departments.names;

const meta = preview.meta({
  title: 'Components/Course/HeroSlider',
  component: HeroSlider,
  args: { slides: categorySlides(departmentOptions()) },
  parameters: { layout: 'padded' },
});

type Canvas = { getByRole: (role: 'group', options: { name: string }) => HTMLElement };
const isShown = (canvas: Canvas, name: string) => expect(canvas.getByRole('group', { name })).toBeVisible();
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const FirstSlide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `مشاهده دوره‌ها: ${names[0]}` })).toHaveAttribute('href', '/courses?department=1');
    await expect(canvas.getAllByRole('button', { name: /^نمایش اسلاید/ })).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'نمایش اسلاید ۱' })).toHaveAttribute('aria-current', 'true');
    // What is not shown is not there for keyboards and screen readers.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const StaysFiveSeconds = meta.story({
  play: async ({ canvas }) => {
    await pause(4500);
    await isShown(canvas, names[0]);
    await waitFor(() => isShown(canvas, names[1]), { timeout: 1500 });
  },
});

export const GoesRound = meta.story({
  args: { interval: 60 },
  play: async ({ canvas }) => {
    await waitFor(() => isShown(canvas, names[5]), { timeout: 3000, interval: 10 });
    await waitFor(() => isShown(canvas, names[0]), { timeout: 3000, interval: 10 });
  },
});

export const DotsAndArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش اسلاید ۴' }));
    await waitFor(() => isShown(canvas, names[3]));
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید بعدی' }));
    await waitFor(() => isShown(canvas, names[4]));
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید قبلی' }));
    await waitFor(() => isShown(canvas, names[3]));
    await expect(canvas.getByRole('button', { name: 'نمایش اسلاید ۴' })).toHaveAttribute('aria-current', 'true');
  },
});

export const ArrowsPointWithTheReadingDirection = meta.story({
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'اسلاید بعدی' }).getBoundingClientRect();
    const previous = canvas.getByRole('button', { name: 'اسلاید قبلی' }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(previous.left);
  },
});

export const BeforeTheFirstComesTheLast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید قبلی' }));
    await waitFor(() => isShown(canvas, names[5]));
  },
});

export const Paused = meta.story({
  args: { interval: 150 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'توقف نمایش خودکار' }));
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش اسلاید ۱' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'نمایش اسلاید ۱' }));
    await pause(600);
    await isShown(canvas, names[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'شروع نمایش خودکار' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'توقف نمایش خودکار' }));
    await waitFor(() => isShown(canvas, names[1]), { timeout: 2000, interval: 20 });
  },
});

export const StandsStillUnderThePointer = meta.story({
  args: { interval: 150 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('region', { name: 'دسته‌بندی دوره‌ها' }));
    const [shown] = canvas.getAllByRole('group');
    await pause(600);
    await expect(shown).toBeVisible();
    await expect(canvas.getAllByRole('group')[0]).toBe(shown);
    await userEvent.unhover(canvas.getByRole('region', { name: 'دسته‌بندی دوره‌ها' }));
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).not.toBe(shown), { timeout: 2000, interval: 20 });
  },
});

export const StandsStillUnderTheFocus = meta.story({
  args: { interval: 150 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [shown] = canvas.getAllByRole('group');
    await pause(600);
    await expect(canvas.getAllByRole('group')[0]).toBe(shown);
  },
});
