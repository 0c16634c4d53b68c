import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { Words } from '../../../src/components/layout/Words/Words.tsx';

/** متنی فارسی که نام‌های فنی آن انگلیسی خوانده می‌شوند. برای عنوان‌ها و توضیح‌هاست؛ چیزی را دیده نمی‌کند. */
const meta = preview.meta({ component: Words, args: { children: 'ساخت رابط با React و Node.js در ۱۰ جلسه' } });

export const States = meta.story({
  name: 'نام‌های فنی · همه حالت‌ها',
  render: sheet(Words, 320, {
    پیش‌فرض: {},
    'بی نام فنی': { children: 'هندسه' },
    فرمول: { children: 'دامنه‌ی ۱/(x² − ۹) و f(x) = ۲x + ۱ را تا ۱۴۰۵/۰۱/۳۱ بیابید؛ ۱/x را هم.' },
    'عدد منفی': { children: 'از -۳ تا ۵ (−۱) در کووید-۱۹ و بازه‌ی ۲-۴' },
    'نام فنی با خط': { children: 'از Vue 3 / React 19 تا UTF-8' },
    'نام فنی لاتین می‌ماند؛ نوشتنش با حروف فارسی آن را ناآشنا می‌کند.': {
      good: {},
      bad: { children: 'ساخت رابط با ری‌اکت' },
    },
  }),
  play: ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
    void expect([...new Set(marked)]).toEqual(['React', 'Node.js', 'Vue 3 / React 19', 'UTF-8']);
    const formulas = [...canvasElement.querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) => textContent);
    return expect(formulas).toEqual(['۱/(x² − ۹)', 'f(x) = ۲x + ۱', '۱/x', '-۳', '−۱']);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
