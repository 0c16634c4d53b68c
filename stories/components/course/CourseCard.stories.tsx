import { Button, Group } from '@mantine/core';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { CourseHeart } from '../../../src/components/learning/CourseHeart/CourseHeart.tsx';
import { GirihProgress } from '../../../src/components/learning/GirihProgress/GirihProgress.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';

const begun = Array.from({ length: 12 }, (_, lesson) => lesson < 5);

/** یک دوره در فهرست: تصویر، دپارتمان، عنوان، قیمت و یک دکمه‌ی اصلی. دوره‌ی خریداری‌شده به سرفصل‌ها می‌رود و دوره‌ی دیگر به صفحه‌ی خرید. از ۶۰۰ پیکسل، کلیک روی تصویر و عنوان همان کار دکمه را می‌کند. کارت خرید را انجام نمی‌دهد. */
const meta = preview.meta({
  component: CourseCard,
  args: { course: courses.plain, purchased: false, onDescribe: fn() },
});

export const States = meta.story({
  name: '[F30] [§2.12] [§2.14] [§2.15] کارت دوره · همه حالت‌ها',
  render: sheet(CourseCard, 300, {
    پیش‌فرض: {},
    ...touched(),
    خریداری‌شده: { purchased: true },
    'خریداری‌شده و آغازشده': { purchased: true, progress: <GirihProgress lessons={begun} size="sm" /> },
    'با تخفیف': { course: courses.discounted },
    'با تخفیفی کمتر از یک درصد': { course: { ...courses.plain, amount_with_discount: 1_599_999 } },
    رایگان: { course: courses.free },
    'بدون تصویر': { course: courses.noCover },
    'بدون دپارتمان': { course: courses.unknownDepartment },
    'عنوان بلند': { course: courses.longTitle },
    'با قلب': { corner: <CourseHeart course={courses.plain} /> },
    'هر کارت یک دکمه‌ی اصلی دارد؛ کار دیگر پیوندی ساده است.': {
      good: (args) => <CourseCard {...args} />,
      bad: (
        <Group grow>
          <Button>{fa.courses.description}</Button>
          <Button>{fa.courses.buy}</Button>
        </Group>
      ),
    },
    'خریداری شدن با نوشته گفته می‌شود، نه تنها با رنگ.': {
      good: (args) => <CourseCard {...args} purchased />,
      bad: <Button color="green">{fa.courses.buy}</Button>,
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    const link = (state: string, name: RegExp) => within(stateOf(canvas, state)).getByRole('link', { name });
    await expect(link('پیش‌فرض', /^خرید دوره/)).toHaveAttribute('href', '/purchase/1');
    await expect(stateOf(canvas, 'پیش‌فرض')).toHaveTextContent(/ریاضیات.*۱٬۶۰۰٬۰۰۰ ریال/);
    await expect(link('خریداری‌شده', /^دیدن دوره/)).toHaveAttribute('href', '/syllabus/1');
    await expect(stateOf(canvas, 'خریداری‌شده')).toHaveTextContent('خریداری‌شده');
    const started = stateOf(canvas, 'خریداری‌شده و آغازشده');
    await expect(started).toHaveTextContent('۵ از ۱۲ درس');
    // The button is beside the progress or below it.
    const progress = within(started).getByText('۵ از ۱۲ درس').getBoundingClientRect();
    const button = within(started).getByRole('link').getBoundingClientRect();
    await expect(button.right <= progress.left || button.top >= progress.bottom).toBe(true);
    await expect(stateOf(canvas, 'با تخفیف')).toHaveTextContent('۲۰٪ تخفیف');
    await expect(stateOf(canvas, 'با تخفیف').querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
    await expect(stateOf(canvas, 'با تخفیفی کمتر از یک درصد')).not.toHaveTextContent('٪');
    await expect(stateOf(canvas, 'بدون دپارتمان')).toHaveTextContent('دپارتمان نامشخص');
    await expect(stateOf(canvas, 'عنوان بلند').querySelector('h3')?.clientHeight).toBeLessThan(80);
    await press(context, 'پیش‌فرض', /^توضیحات دوره/, 'onDescribe');
  },
});

export const CoverAndTitle = meta.story({
  name: '[§2.12] A click on the cover or the title follows the card’s link',
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, canvasElement }) => {
    for (const element of [canvas.getByRole('heading'), canvasElement.querySelector('img')]) {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(canvas.getByRole('link'));
    }
    const more = canvas.getByRole('button');
    const { x, y } = more.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 10)).toBe(more);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
