import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { CardGrid } from '../../../src/components/layout/CardGrid/CardGrid.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses, names } from '../../fixtures.ts';

const cards = (count: number) =>
  names.slice(0, count).map((name) => (
    <Card component="li" key={name}>
      <Title order={2} size="h4">
        {name}
      </Title>
    </Card>
  ));

const courseCards = [courses.plain, courses.discounted].map((course) => (
  <CourseCard key={course.id} course={course} purchased={false} onDescribe={() => undefined} />
));

/** چیدمان یکسان همه‌ی فهرست‌های کارتی: در گوشی یک ستون، سپس دو، سه و در فهرست‌های بلند چهار ستون. برای کارت‌های هم‌جنس به کار می‌رود. قالب دوستونی فرم‌ها و متن‌ها را نمی‌سازد. */
const meta = preview.meta({
  component: CardGrid,
  args: { label: fa.nav.departments, children: cards(6) },
  argTypes: { children: { control: false } },
});

export const States = meta.story({
  name: 'چیدمان کارت‌ها · همه حالت‌ها',
  render: sheet(CardGrid, 1000, {
    'پیش‌فرض: سه ستون از ۹۶۰ پیکسل': {},
    'جادار: سه ستون از ۱۲۸۰ پیکسل': { label: 'کارت‌های جادار', layout: 'roomy' },
    'بلند: چهار ستون از ۱۲۸۰ پیکسل': { label: 'فهرست بلند', layout: 'long' },
    'کمتر از یک ردیف': { label: 'دو کارت', children: cards(2) },
    'شمار ستون‌ها را پهنای صفحه تعیین می‌کند، نه طراح هر صفحه؛ کارتِ فشرده خوانا نیست.': {
      good: <Stack gap="lg">{courseCards}</Stack>,
      bad: <SimpleGrid cols={2}>{courseCards}</SimpleGrid>,
    },
  }),
});

export const Five = meta.story({
  name: 'پنج کارت · دو کارت بالا و سه کارت پایین، از ۹۶۰ پیکسل',
  globals: { viewport: { value: 'md' } },
  args: { children: cards(5) },
  play: async ({ canvas }) => {
    const [first, second, third, , last] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect([second?.top, second?.width]).toEqual([first?.top, first?.width]);
    await expect(third?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await expect(last?.top).toBe(third?.top);
    // The rows end at the same left edge.
    await expect(last?.left).toBeCloseTo(second?.left ?? 0);
  },
});

export const Featured = meta.story({
  name: 'کارت برگزیده و دو کارت · از ۶۰۰ پیکسل',
  tags: ['visual'],
  globals: { viewport: { value: 'sm' } },
  args: { label: fa.home.recommended, layout: 'featured', children: cards(3) },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(third?.top);
    await expect(first?.width).toBeGreaterThan(2 * (third?.width ?? 0));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
