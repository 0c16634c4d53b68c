import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { ForwardButton } from '../../../src/components/learning/ForwardButton/ForwardButton.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { elsewhere } from '../../toasts.ts';

const name = fa.learning.step('مشتق و معنای هندسی آن', false);

/** راه رفتن به درس یا دوره‌ی بعدی؛ تنها کار اصلی صفحه. نام بلند بریده نمی‌شود. برای کارهای دیگر دکمه‌ی معمولی هست. */
const meta = preview.meta({
  component: ForwardButton,
  args: { to: paths.lesson('2'), courseId: '1', children: name },
  parameters: { academy: { route: '/', path: '/' } },
});

export const States = meta.story({
  name: 'دکمه‌ی رفتن به بعدی · همه حالت‌ها',
  render: sheet(ForwardButton, 300, {
    پیش‌فرض: {},
    'با سطر بالا': { above: fa.study.nextLesson },
    'نام بسیار بلند': { children: `${name} `.repeat(8) },
    ...touched(),
  }),
});

export const HandsTheCourseOn = meta.story({
  name: '[§10.1] The link passes the course on to the lesson',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(await elsewhere()).toEqual({ address: paths.lesson('2'), state: { courseId: '1' } });
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
