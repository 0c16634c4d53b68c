import { Badge, Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rules, sheet, touched } from '../../../.storybook/sheet.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { CourseCover } from '../../../src/components/course/CourseCover/CourseCover.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courseChoice, courses } from '../../fixtures.ts';

/** یک دوره در فهرست: تصویر، دپارتمان، عنوان، قیمت و یک دکمه‌ی اصلی. دوره‌ی خریداری‌شده به سرفصل‌ها می‌رود و دوره‌ی دیگر به صفحه‌ی خرید. خودِ کارت کلیک‌پذیر نیست و خرید را انجام نمی‌دهد. */
const meta = preview.meta({
  title: 'Components/Course/CourseCard',
  component: CourseCard,
  args: { course: courses.plain, purchased: false },
  argTypes: { course: courseChoice },
  parameters: {
    keys: {
      Tab: 'نخست «توضیحات دوره»، سپس خرید یا مشاهده.',
      Enter: 'پنجره‌ی توضیحات را باز می‌کند؛ با بسته شدن آن فوکوس برمی‌گردد.',
      صفحه‌خوان: 'مقاله با عنوان دوره؛ نام هر دکمه عنوان دوره را هم دارد.',
    },
  },
  render: (args) => (
    <Box maw={380}>
      <CourseCard {...args} />
    </Box>
  ),
});

export const States = meta.story({
  name: 'کارت دوره · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(CourseCard, 300, {
    پیش‌فرض: {},
    ...touched(),
    خریداری‌شده: { purchased: true },
    'با تخفیف': { course: courses.discounted },
    رایگان: { course: courses.free },
    'بدون تصویر': { course: courses.noCover },
    'بدون دپارتمان': { course: courses.unknownDepartment },
    'عنوان بلند': { course: courses.longTitle },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: rules(CourseCard, {
    'هر کارت یک دکمه‌ی اصلی دارد؛ کار دیگر پیوندی ساده است.': {
      good: (args) => (
        <Box>
          <CourseCard {...args} />
        </Box>
      ),
      bad: (
        <Card padding="md">
          <Card.Section>
            <CourseCover src={courses.plain.cover} />
          </Card.Section>
          <Title order={3} size="h4" my="md">
            {courses.plain.title}
          </Title>
          <Stack gap="sm">
            <PriceTag course={courses.plain} />
            <Button fullWidth>{fa.courses.description}</Button>
            <Button fullWidth>{fa.courses.buy}</Button>
          </Stack>
        </Card>
      ),
    },
    'خریداری شدن با نوشته گفته می‌شود، نه تنها با رنگ.': {
      good: (args) => (
        <Box>
          <CourseCard {...args} purchased />
        </Box>
      ),
      bad: (
        <Card padding="md">
          <Card.Section pos="relative">
            <CourseCover src={courses.plain.cover} />
            <Badge
              color="green"
              variant="filled"
              circle
              aria-hidden
              style={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}
            />
          </Card.Section>
          <Text mt="md" size="sm" c="dimmed">
            {courses.plain.department_name}
          </Text>
          <Title order={3} size="h4" mb="md">
            {courses.plain.title}
          </Title>
          <Button color="green" fullWidth>
            {fa.courses.buy}
          </Button>
        </Card>
      ),
    },
  }),
});

export const Default = meta.story();

Default.test('[§2.12] [§2.14] Unpurchased', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: courses.plain.title })).toBeVisible();
  await expect(canvas.getByText('ریاضیات')).toBeVisible();
  await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
  const buy = canvas.getByRole('link', { name: /^خرید دوره/ });
  await expect(buy).toHaveAttribute('href', '/purchase/1');
  await expect(canvas.queryByText('خریداری‌شده')).toBeNull();
});

Default.test('[§2.14] Purchased', { args: { purchased: true } }, async ({ canvas }) => {
  await expect(canvas.getByText('خریداری‌شده')).toBeVisible();
  const view = canvas.getByRole('link', { name: /^مشاهده دوره/ });
  await expect(view).toHaveAttribute('href', '/syllabus/1');
  await expect(canvas.queryByRole('link', { name: /^خرید دوره/ })).toBeNull();
});

Default.test('[§2.15] Discounted', { args: { course: courses.discounted } }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('۲۰٪ تخفیف')).toBeVisible();
  await expect(canvasElement.querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
  await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
});

Default.test('Free', { args: { course: courses.free } }, ({ canvas }) =>
  expect(canvas.getByText('رایگان')).toBeVisible(),
);

Default.test(
  '[F28] [§2.15] A discounted price above the price',
  { args: { course: courses.faultyDiscount } },
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
    await expect(canvas.queryByText(/تخفیف$/)).toBeNull();
  },
);

Default.test('[F30] [§2.12] Without a department', { args: { course: courses.unknownDepartment } }, ({ canvas }) =>
  expect(canvas.getByText('دپارتمان نامشخص')).toBeVisible(),
);

Default.test('No Cover', { args: { course: courses.noCover } }, ({ canvasElement }) =>
  expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/),
);

Default.test('[F57] [§9.10] A broken cover', { args: { course: courses.brokenCover } }, ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/)),
);

Default.test('[F26] A title of 10,000 characters', { args: { course: courses.longTitle } }, async ({ canvas }) => {
  const title = canvas.getByRole('heading');
  await expect(title.textContent?.length).toBeLessThanOrEqual(200);
  await expect(title.getBoundingClientRect().height).toBeLessThan(80);
});

Default.test(
  '[F26] [F56] Markup and direction marks in a title',
  { args: { course: courses.hostileTitle } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading').textContent).toBe('gnp.esruoc <img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
);

Default.test('[§2.13] [§9.8] Opens its description', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: /^توضیحات دوره/ });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'توضیحات دوره' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveTextContent(courses.plain.description);
  await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(600);

  await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

Default.test('[§2.13] No description', { args: { course: courses.noDescription } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^توضیحات دوره/ }));
  await waitFor(() => expect(screen.getByText('توضیحاتی برای این دوره ثبت نشده است.')).toBeVisible(), {
    timeout: 5000,
  });
});
