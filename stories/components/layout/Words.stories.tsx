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
    'نام فنی با نشانه در پایان': { children: 'آموزش C++ و R&D' },
    'نام فنی با خط': { children: 'از Vue 3 / React 19 تا UTF-8' },
    'نام فنی لاتین می‌ماند؛ نوشتنش با حروف فارسی آن را ناآشنا می‌کند.': {
      good: {},
      bad: { children: 'ساخت رابط با ری‌اکت' },
    },
  }),
  play: ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
    void expect([...new Set(marked)]).toEqual(['React', 'Node.js', 'C++', 'R', 'D', 'Vue 3 / React 19', 'UTF-8']);
    const formulas = [...canvasElement.querySelectorAll('bdi:not([lang])')].map(({ textContent }) => textContent);
    // Without isolation, the browser would paint «++C».
    const name = [...canvasElement.querySelectorAll('[lang=en]')].find(({ textContent }) => textContent === 'C++');
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(name?.firstChild ?? document, at);
      range.setEnd(name?.firstChild ?? document, at + 1);
      return range.getBoundingClientRect().left;
    };
    void expect(leftOf(0)).toBeLessThan(leftOf(1));
    return expect(formulas).toEqual(['۱/(x² − ۹)', 'f(x) = ۲x + ۱', '۱/x', '-۳', '−۱']);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
