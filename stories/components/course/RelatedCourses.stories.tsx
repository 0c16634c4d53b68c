import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RelatedCourses } from '../../../src/components/course/RelatedCourses/RelatedCourses.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses } from '../../fixtures.ts';

const { plain } = courses;
const others = ['11', '12', '13', '14'].map((id) => ({ ...plain, id, title: `${plain.title} ${id}` }));
const elsewhere = { ...plain, id: '20', department_name: 'دپارتمانی دیگر' };

/** تا سه دوره‌ی دیگر از همان دپارتمان‌ها، در صفحه‌ی دوره و در سبد خرید. آنچه کاربر دارد یا همین حالا می‌بیند در آن نیست، و بی‌دوره دیده نمی‌شود. */
const meta = preview.meta({
  component: RelatedCourses,
  args: { title: fa.learning.related, to: [plain], courses: [plain, elsewhere, ...others], purchased: ['11'] },
});

export const States = meta.story({
  name: '[§10.13] دوره‌های مرتبط',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(others.slice(1).map(({ title }) => title));
  },
});

export const None = meta.story({
  args: { courses: [plain, elsewhere] },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
});

export const FilledRow = meta.story({
  name: '[§10.13] In the basket, courses of other departments fill the row',
  args: { fill: true, courses: [elsewhere, plain, ...others.slice(0, 2)], to: [{ ...plain, id: '12' }] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([plain, elsewhere].map(({ title }) => title));
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
