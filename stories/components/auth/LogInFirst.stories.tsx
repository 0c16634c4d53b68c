import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { LogInFirst } from '../../../src/components/auth/LogInFirst/LogInFirst.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Auth/LogInFirst',
  component: LogInFirst,
  args: { text: fa.study.logInFirst, from: paths.syllabus('3') },
  parameters: {
    layout: 'fullscreen',
    academy: { path: '/' },
    docs: {
      description: {
        component:
          'به جای چیزی می‌آید که ورود می‌خواهد، و پس از ورود به همان‌جا برمی‌گرداند. می‌گوید ورود برای چه لازم است. برای کسی که وارد شده ولی اجازه ندارد به کار نمی‌رود.',
      },
    },
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'نخست وارد شوید · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet>
      <State name="پیش‌فرض">
        <LogInFirst {...args} />
      </State>
      <Touched>
        <LogInFirst {...args} />
      </Touched>
      <State name="متن بلند">
        <LogInFirst
          {...args}
          text="برای مشاهده‌ی سرفصل‌های این دوره، ادامه‌ی درسی که نیمه‌تمام مانده و پرسش از مدرس، ابتدا وارد حساب کاربری خود شوید."
        />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  parameters: { layout: 'padded' },
  render: (args) => (
    <Rule
      rule="بگویید ورود برای چه لازم است."
      good={<LogInFirst {...args} />}
      bad={<LogInFirst {...args} text="دسترسی غیرمجاز" />}
    />
  ),
});

export const LeadsBackHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.auth.logIn }));
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent(paths.login);
    await expect(elsewhere).toHaveAttribute('data-state', JSON.stringify({ from: paths.syllabus('3') }));
  },
});
