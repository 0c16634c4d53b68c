import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { SearchResult } from '../../../src/components/search/SearchResult/SearchResult.tsx';
import { courses, departments, names } from '../../fixtures.ts';

const [{ icon } = { icon: null }] = departments;

/** یک نتیجه‌ی جستجو در پنجره‌ی جستجو: نشان دپارتمان یا تصویر دوره و مقاله، عنوان و یادداشت. خودش پیوند نیست. */
const meta = preview.meta({
  component: SearchResult,
  args: {
    kind: 'cover' as const,
    picture: courses.plain.cover,
    title: 'جبر خطی کاربردی',
    note: names[0],
    query: 'کاربرد',
  },
});

export const States = meta.story({
  name: 'نتیجه‌ی جستجو · همه حالت‌ها',
  render: sheet(SearchResult, 320, {
    پیش‌فرض: {},
    دپارتمان: { kind: 'icon', picture: icon, title: names[0], note: '' },
    'بی‌تصویر و بی‌یادداشت': { picture: null, note: '' },
    'املای دیگر': { title: 'كاربردِ آمار در زندگی' },
    'عنوان لاتین': { title: 'Git and GitHub', query: 'git' },
    'متن بلند': { title: 'متن بسیار بلند '.repeat(12) },
    'نتیجه با آنچه جسته شده نشان داده می‌شود.': { good: {}, bad: { query: '' } },
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'املای دیگر').querySelector('mark')).toHaveTextContent('كاربردِ');
    await expect(stateOf(canvas, 'بی‌تصویر و بی‌یادداشت').querySelector('img')).toHaveAttribute('alt', '');
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
