import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { GirihProgress } from '../../../src/components/learning/GirihProgress/GirihProgress.tsx';
import { learningText } from '../../../src/text/learning.ts';

const lessons = (total: number, done: number) => Array.from({ length: total }, (_, lesson) => lesson < done);

const meta = preview.meta({
  title: 'Components/Learning/GirihProgress',
  component: GirihProgress,
  args: { lessons: lessons(12, 3) },
  parameters: {
    docs: {
      description: {
        component:
          'پیشرفت در یک دوره: برای هر درس یک شمسه، که با تمام شدن همان درس کامل می‌شود. عدد کنارش همان را به واژه می‌گوید. هرگز پیشرفتی را نشان نمی‌دهد که یادگیرنده خودش علامت نزده باشد.',
      },
    },
  },
});

export const States = meta.story({
  name: 'پیشرفت · همه حالت‌ها',
  tags: ['visual'],
  render: () => (
    <StateSheet width={360}>
      <State name="آغاز نشده">
        <GirihProgress lessons={lessons(12, 0)} />
      </State>
      <State name="نیمه‌ی راه">
        <GirihProgress lessons={lessons(12, 5)} />
      </State>
      <State name="به ترتیب دلخواه">
        <GirihProgress lessons={lessons(12, 0).map((_, lesson) => lesson % 3 === 0)} />
      </State>
      <State name="تمام">
        <GirihProgress lessons={lessons(12, 12)} />
      </State>
      <State name="کوچک">
        <GirihProgress lessons={lessons(12, 5)} size="sm" />
      </State>
      <State name="بزرگ">
        <GirihProgress lessons={lessons(12, 5)} size="lg" />
      </State>
      <State name="دوره‌ی بسیار بلند">
        <GirihProgress lessons={lessons(400, 130)} size="sm" />
      </State>
    </StateSheet>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(learningText.progress(3, 12))).toBeVisible();
  },
});

export const NeverFullTooEarly = meta.story({
  name: 'With more lessons than stars, the last star waits for the last lesson',
  args: { lessons: lessons(400, 399) },
  play: async ({ canvasElement }) => {
    const stars = [...canvasElement.querySelectorAll('[aria-hidden] > span')];
    await expect(stars).toHaveLength(60);
    await expect(stars.filter((star) => star.hasAttribute('data-done'))).toHaveLength(59);
  },
});
