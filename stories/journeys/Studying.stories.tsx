import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { signedOut, startingWith } from '../plays.ts';
import { expectToast } from '../toasts.ts';

// A learner studies a course over several visits. Storybook's Interactions panel lists the steps.
const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  component: AppRoutes,
  parameters: { academy: { user: 'demo-student', progress: 'half', route: paths.home } },
});

// Imports all pages eagerly, so that the steps do not wait for chunks.
import.meta.glob('../../src/pages/*/*Page.tsx', { eager: true });

const heading = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, ...(name && { name }) });
const mark = (pressed: boolean) => screen.findByRole('button', { name: fa.learning.markDone, pressed });

export const BuysAndStudies = meta.story({
  name: 'یادگیرنده: ورود، خرید و نخستین درس',
  parameters: { academy: { route: paths.basket, basket: ['1'] } },
  beforeEach: signedOut,
  play: async ({ academy: { session }, step, userEvent }) => {
    const buy = async () => userEvent.click(await screen.findByRole('button', { name: fa.basket.buy }));
    await step('wants to buy and is asked to log in', async () => {
      await buy();
      await expectToast(fa.basket.logInFirst, 'error', 'basket');
    });
    await step('logs in and is back at the basket', async () => {
      await userEvent.type(await screen.findByLabelText(fa.auth.username), 'demo-newcomer');
      await userEvent.type(screen.getByLabelText(fa.auth.password), 'newcomer-123{enter}');
      await screen.findByRole('heading', { level: 1, name: fa.basket.title }, { timeout: 6000 });
    });
    await step('buys', buy);
    await step('studies the first lesson', async () => {
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${fa.learning.stepKind(true)}`) }));
      await expectToast(fa.study.lessonLoaded, 'success', 'course', 1500);
      await expect(await screen.findByRole('button', { name: fa.study.play })).toBeVisible();
    });
    await expect(session.getState().purchased).toContain('1');
  },
});

export const FinishesACourse = meta.story({
  name: '[§10.3] [§10.6] یادگیرنده: پایان دوره',
  parameters: { academy: { user: 'demo-student', progress: 'done', route: paths.syllabus('1') } },
  play: async ({ userEvent, step }) => {
    await step('removes the last mark, and the course is no longer finished', async () => {
      const lessons = await waitFor(() => {
        const found = [...document.querySelectorAll<HTMLAnchorElement>('main ol ol a')];
        if (found.length === 0) throw new Error('No lessons yet');
        return found;
      });
      await userEvent.click(lessons.at(-1) ?? document.body);
      await userEvent.click(await mark(true));
      await expect(await screen.findByText(fa.learning.finished)).toBeVisible();
      // The open lesson is the only unfinished one, so there is no link to an unfinished lesson.
      await expect(screen.queryByText(fa.learning.left(1))).toBeNull();
    });
    await step('finishes the last lesson, and sees a recommended course', async () => {
      await userEvent.click(await mark(false));
      await expect(await screen.findByText(fa.learning.finishedAll)).toBeVisible();
      await expect(screen.getAllByText(fa.learning.progress(12, 12))).not.toHaveLength(0);
      await userEvent.click(await screen.findByRole('link', { name: startingWith(fa.learning.recommendedCourse) }));
      await expect(await screen.findByRole('button', { name: fa.course.addToBasket })).toBeVisible();
    });
  },
});

export const WritesANote = meta.story({
  name: '[§10.12] یادگیرنده: یادداشت درس',
  parameters: { academy: { user: 'demo-student', progress: 'half', route: paths.lesson('10101') } },
  play: async ({ userEvent, step }) => {
    await step('writes a note below the lesson', async () => {
      await userEvent.type(await screen.findByLabelText(fa.learning.notes), 'بردار هم جهت دارد و هم اندازه.');
      await expect((await screen.findAllByText(fa.learning.saved))[0]).toBeVisible();
    });
    await step('finds the note among the notes on the course', async () => {
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${fa.study.toSyllabus}`) }));
      await userEvent.click(await screen.findByRole('button', { name: fa.learning.courseNotes }));
      await expect(await screen.findByText('بردار هم جهت دارد و هم اندازه.')).toBeVisible();
    });
  },
});

export const SearchesEverything = meta.story({
  name: '[§10.16] یادگیرنده: جستجو در همه‌ی آکادمی',
  play: async ({ userEvent, step, mock }) => {
    const { title = '' } = mock.db.blogs.get(3) ?? {};
    await heading();
    await step('opens the search by keyboard and finds an article', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox', { name: fa.search.title }), title);
      await expect(await screen.findByRole('option', { name: title })).toBeVisible();
    });
    await step('the article opens', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitFor(() => expect(document.title).toContain(title));
      await expect(await screen.findByRole('radiogroup', { name: fa.display.textSize })).toBeVisible();
    });
  },
});
