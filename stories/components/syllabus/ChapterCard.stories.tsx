import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ChapterCard } from '../../../src/components/syllabus/ChapterCard/ChapterCard.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { chapters, lessons } from '../../fixtures.ts';

const [chapter, emptyChapter] = chapters;

const meta = preview.meta({
  title: 'Components/Syllabus/ChapterCard',
  component: ChapterCard,
  args: { chapter, number: 1, courseId: '3' },
  parameters: { academy: { path: '/' } },
  decorators: [
    (Story) => (
      <ol style={{ margin: 0, padding: 16, listStyle: 'none' }}>
        <Story />
      </ol>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: chapter.title })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
      lessons.map(({ title }) => title),
    );
  },
});

export const OpensALesson = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: lessons[1].title }));
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent(paths.lesson(lessons[1].id));
    await expect(elsewhere).toHaveAttribute('data-state', JSON.stringify({ courseId: '3' }));
  },
});

export const NoLessons = meta.story({
  args: { chapter: emptyChapter, number: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.study.noLessons)).toBeVisible();
  },
});

export const LongTitles = meta.story({
  args: {
    chapter: {
      ...chapter,
      title: chapter.title.repeat(60),
      lessons: lessons.map((lesson) => ({ ...lesson, title: lesson.title.replaceAll(' ', '').repeat(20) })),
    },
  },
});
