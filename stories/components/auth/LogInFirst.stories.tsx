import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { LogInFirst } from '../../../src/components/auth/LogInFirst/LogInFirst.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { elsewhere } from '../../toasts.ts';

/** به جای چیزی می‌آید که ورود می‌خواهد، و پس از ورود به همان‌جا برمی‌گرداند. می‌گوید ورود برای چه لازم است. برای کسی که وارد شده ولی اجازه ندارد به کار نمی‌رود. */
const meta = preview.meta({
  component: LogInFirst,
  argTypes: { from: { control: false } },
  args: { text: fa.study.logInFirst, from: paths.syllabus('3') },
  parameters: { academy: { path: '/' } },
});

export const States = meta.story({
  name: 'نخست وارد شوید · همه حالت‌ها',
  render: sheet(LogInFirst, 280, {
    پیش‌فرض: {},
    ...touched(),
    'متن بلند': {
      text: 'برای مشاهده‌ی سرفصل‌های این دوره، ادامه‌ی درسی که نیمه‌تمام مانده و پرسش از مدرس، ابتدا وارد حساب کاربری خود شوید.',
    },
    'بگویید ورود برای چه لازم است.': { good: {}, bad: { text: 'دسترسی غیرمجاز' } },
  }),
});

export const LeadsBackHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.auth.logIn }));
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.syllabus('3') } });
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
