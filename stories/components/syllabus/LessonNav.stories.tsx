import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LessonNav } from '../../../src/components/syllabus/LessonNav/LessonNav.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';

const [first, , last] = lessons;

const meta = preview.meta({
  title: 'Components/Syllabus/LessonNav',
  component: LessonNav,
  args: { previous: first, next: last, courseId: '3' },
});

export const Both = meta.story({
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole('link');
    await expect(previous).toHaveTextContent(fa.study.previousLesson);
    await expect(previous).toHaveAttribute('href', paths.lesson(first.id));
    await expect(next).toHaveTextContent(fa.study.nextLesson);
    await expect(next).toHaveAttribute('href', paths.lesson(last.id));
  },
});

export const OnlyNext = meta.story({ args: { previous: undefined } });

export const OnlyPrevious = meta.story({ args: { next: undefined } });

export const Neither = meta.story({
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
