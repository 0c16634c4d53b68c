import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { EmptyState, LogInFirst } from '../../../src/components/feedback/EmptyState/EmptyState.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { elsewhere } from '../../toasts.ts';

const logInFirst = <LogInFirst text={fa.study.logInFirst} from={paths.syllabus('3')} />;

/** وقتی چیزی برای نمایش نیست: یک جمله و در صورت امکان راهی برای ادامه. در کارت و پنل اندازه‌ی کوچک آن به کار می‌رود. آنجا که ورود می‌خواهد، می‌گوید برای چه، و پس از ورود به همان‌جا برمی‌گرداند. برای خطا نیست؛ خطا «حالت ناموفق» دارد. */
const meta = preview.meta({
  component: EmptyState,
  args: { text: fa.basket.empty },
  argTypes: {
    text: { control: 'text' },
    action: {
      control: 'select',
      options: ['none', 'button'],
      mapping: { none: undefined, button: <Button>{fa.basket.toCourses}</Button> },
    },
  },
});

export const States = meta.story({
  name: 'حالت خالی · همه حالت‌ها',
  render: sheet(EmptyState, 280, {
    پیش‌فرض: {},
    'با راه ادامه': { action: <Button>{fa.basket.toCourses}</Button> },
    'کوچک، در کارت و پنل': { text: fa.blog.noComments, compact: true },
    'متن بلند': { text: 'هنوز هیچ دوره‌ای با این مشخصات منتشر نشده است. '.repeat(6) },
    'نخست وارد شوید': logInFirst,
    'بگویید چه چیزی نیست و راه بعدی را کنارش بگذارید.': {
      good: { text: fa.basket.empty, action: <Button>{fa.basket.toCourses}</Button> },
      bad: { text: 'داده‌ای یافت نشد.' },
    },
  }),
});

export const LeadsBackHere = meta.story({
  parameters: { academy: { path: '/' } },
  render: () => logInFirst,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.auth.logIn }));
    await expect(await elsewhere()).toEqual({ address: paths.login, state: { from: paths.syllabus('3') } });
  },
});
