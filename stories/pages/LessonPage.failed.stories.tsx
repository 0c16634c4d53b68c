import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { studyApi } from '../../src/api/study.ts';
import { LessonPage } from '../../src/pages/LessonPage/LessonPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

const academy = { user: 'demo-student', route: paths.lesson('10101'), path: '/lessons/:lessonId' };

const meta = preview.meta({ component: LessonPage, parameters: { academy } });

export const ChaptersFail = meta.story({
  name: '[§10.1] If the chapters do not load, the lesson has a retry button for them',
  beforeEach: ({ mock }) => mock.override(studyApi.syllabus, { status: 500 }),
  play: async ({ canvas, canvasElement, mock, userEvent }) => {
    await expect(await canvas.findByText(fa.study.chaptersFailed)).toBeVisible();
    await expect(await canvas.findByText(fa.study.lessonDescription)).toBeVisible();
    mock.override(studyApi.syllabus, null);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await waitFor(() => expect(canvasElement.querySelector(`a[href="${paths.syllabus('1')}"]`)).toBeInTheDocument());
    await expect(canvas.queryByText(fa.study.chaptersFailed)).toBeNull();
  },
});

export const ChaptersOfKnownCourseFail = ChaptersFail.extend({
  name: '[§10.1] If the chapters of the course that linked to the lesson do not load, the lesson has a retry button',
  parameters: { academy: { route: { pathname: paths.lesson('10101'), state: { courseId: '1' } } } },
});
