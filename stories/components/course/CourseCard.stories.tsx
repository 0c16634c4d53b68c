import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CourseCard } from '../../../src/components/course/CourseCard/CourseCard.tsx';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Course/CourseCard',
  component: CourseCard,
  args: { course: courses.plain, purchased: false },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Unpurchased = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: courses.plain.title })).toBeVisible();
    await expect(canvas.getByText('ریاضیات')).toBeVisible();
    await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^خرید دوره/ });
    await expect(buy).toHaveAttribute('href', '/purchase/1');
    await expect(canvas.queryByText('خریداری شده')).toBeNull();
  },
});

export const Purchased = meta.story({
  args: { purchased: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('خریداری شده')).toBeVisible();
    const view = canvas.getByRole('link', { name: /^مشاهده دوره/ });
    await expect(view).toHaveAttribute('href', '/syllabus/1');
    await expect(canvas.queryByRole('link', { name: /^خرید دوره/ })).toBeNull();
  },
});

export const Discounted = meta.story({
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۲۰٪ تخفیف')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('۱٬۸۵۰٬۰۰۰ ریال');
    await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
});

export const Free = meta.story({
  args: { course: courses.free },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
  },
});

export const FaultyDiscount = meta.story({
  name: '[F28] A discounted price above the price',
  args: { course: courses.faultyDiscount },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
    await expect(canvas.queryByText(/تخفیف$/)).toBeNull();
  },
});

export const UnknownDepartment = meta.story({
  name: '[F30] Without a department',
  args: { course: courses.unknownDepartment },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('دپارتمان نامشخص')).toBeVisible();
  },
});

export const NoCover = meta.story({
  args: { course: courses.noCover },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/);
  },
});

export const BrokenCover = meta.story({
  name: '[F57] A broken cover',
  args: { course: courses.brokenCover },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/default-cover\.svg$/));
  },
});

export const LongTitle = meta.story({
  name: '[F26] A title of 10,000 characters',
  args: { course: courses.longTitle },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title.textContent?.length).toBeLessThanOrEqual(200);
    await expect(title.getBoundingClientRect().height).toBeLessThan(80);
  },
});

export const HostileTitle = meta.story({
  name: '[F26] [F56] Markup and direction marks in a title',
  args: { course: courses.hostileTitle },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading').textContent).toBe('gnp.esruoc <img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});

export const OpensItsDescription = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /^توضیحات دوره/ });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'توضیحات دوره' }, { timeout: 5000 });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent(courses.plain.description);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(600);

    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const NoDescription = meta.story({
  args: { course: courses.noDescription },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^توضیحات دوره/ }));
    await waitFor(() => expect(screen.getByText('توضیحاتی برای این دوره ثبت نشده است.')).toBeVisible(), {
      timeout: 5000,
    });
  },
});
