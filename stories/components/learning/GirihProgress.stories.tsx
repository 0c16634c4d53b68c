import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { GirihStar } from '../../../src/components/layout/Girih/GirihStar.tsx';
import { GirihProgress } from '../../../src/components/learning/GirihProgress/GirihProgress.tsx';

const lessons = (total: number, done: number) => Array.from({ length: total }, (_, lesson) => lesson < done);

/** پیشرفت در یک دوره: برای هر درس یک شمسه، که با تمام شدن همان درس کامل می‌شود. عدد کنارش همان را به واژه می‌گوید. هرگز پیشرفتی را نشان نمی‌دهد که یادگیرنده خودش علامت نزده باشد. */
const meta = preview.meta({ component: GirihProgress, args: { lessons: lessons(12, 3) } });

export const States = meta.story({
  name: 'پیشرفت · همه حالت‌ها',
  render: sheet(GirihProgress, 360, {
    'آغاز نشده': { lessons: lessons(12, 0) },
    'نیمه‌ی راه': { lessons: lessons(12, 5) },
    'به ترتیب دلخواه': { lessons: lessons(12, 0).map((_, lesson) => lesson % 3 === 0) },
    تمام: { lessons: lessons(12, 12) },
    کوچک: { lessons: lessons(12, 5), size: 'sm' },
    بزرگ: { lessons: lessons(12, 5), size: 'lg' },
    'دوره‌ی بسیار بلند': { lessons: lessons(400, 130), size: 'sm' },
    'شکل تنها نمی‌ماند؛ عدد همان را به واژه می‌گوید.': { good: {}, bad: <GirihStar share={0.25} w={88} h={88} /> },
  }),
});

export const WithMoreLessonsThanStarsThe = meta.story({
  name: 'If there are more lessons than stars, the last star is filled after the last lesson',
  args: { lessons: lessons(400, 399) },
  play: async ({ canvasElement }) => {
    const stars = [...canvasElement.querySelectorAll('[aria-hidden] g')];
    await expect(stars).toHaveLength(60);
    await expect(stars[0]?.getBoundingClientRect().width).toBeGreaterThan(1);
    await expect(stars.filter((star) => star.hasAttribute('data-done'))).toHaveLength(59);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
