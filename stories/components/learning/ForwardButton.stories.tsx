import { Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { ForwardButton } from '../../../src/components/learning/ForwardButton/ForwardButton.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { learningText } from '../../../src/text/learning.ts';
import { elsewhere } from '../../toasts.ts';
import { Touched } from '../../sheets.tsx';

const name = learningText.resumeWith('مشتق و معنای هندسی آن');

const meta = preview.meta({
  title: 'Components/Learning/ForwardButton',
  component: ForwardButton,
  args: { to: paths.lesson('2'), courseId: '1', children: name },
  parameters: {
    academy: { route: '/', path: '/' },
    docs: {
      description: {
        component:
          'راه رفتن به درس یا دوره‌ی بعدی؛ تنها کار اصلی صفحه. نام بلند دو سطر می‌گیرد. برای کارهای دیگر دکمه‌ی معمولی هست.',
      },
    },
  },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'دکمه‌ی رفتن به بعدی · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={300}>
      <State name="پیش‌فرض">
        <ForwardButton {...args} />
      </State>
      <State name="با سطر بالا">
        <ForwardButton
          {...args}
          above={
            <Text span size="xs" display="block">
              {fa.study.nextLesson}:
            </Text>
          }
        />
      </State>
      <State name="نام بسیار بلند">
        <ForwardButton {...args}>{`${name} `.repeat(8)}</ForwardButton>
      </State>
      <Touched>
        <ForwardButton {...args} />
      </Touched>
    </StateSheet>
  ),
});

export const HandsTheCourseOn = meta.story({
  name: '[§10.1] It hands the course on to the lesson',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(await elsewhere()).toEqual({ address: paths.lesson('2'), state: { courseId: '1' } });
  },
});
