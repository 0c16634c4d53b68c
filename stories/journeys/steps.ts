import { expect, screen, waitFor, type userEvent as UserEvent } from 'storybook/test';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { expectToast } from '../toasts.ts';

// The pages come with the stories, as no step should wait for them.
import.meta.glob('../../src/pages/*/*Page.tsx', { eager: true });

/** What a step may do; a story's own `userEvent`. */
export type Hand = Pick<typeof UserEvent, 'click' | 'type' | 'upload'>;

/** Pages that lead on do so after two seconds. */
const AFTER_TWO_SECONDS = { timeout: 6000 };

const main = () => screen.getByRole('main');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, AFTER_TWO_SECONDS);
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** From the list of courses to the page of the one called `title`, and it into the basket. */
export async function choose(hand: Hand, title: string): Promise<void> {
  await hand.click(await link(fa.courses.buyOf(title)));
  await hand.click(await button(fa.courses.addToBasket));
  await expectToast(fa.basket.added, 'success', 'basket');
  await heading(fa.courses.title);
}

/** Opens the basket with one course in it from the header. */
export async function openBasket(hand: Hand): Promise<void> {
  await hand.click(await link(fa.nav.basketWithCount(1)));
  await heading(fa.basket.title);
}

/** Fills the log-in form that is open, and waits until it led back. */
export async function logIn(hand: Hand, username: string, password: string): Promise<void> {
  await hand.type(await screen.findByLabelText(fa.auth.username), username);
  await hand.type(screen.getByLabelText(fa.auth.password), password);
  await hand.click(screen.getByRole('button', { name: fa.auth.logIn }));
  await waitFor(() => expect(screen.queryByLabelText(fa.auth.password)).toBeNull(), AFTER_TWO_SECONDS);
}

/** Buys what is in the basket. */
export async function buy(hand: Hand): Promise<void> {
  await hand.click(await button(fa.basket.buy));
}

/** Opens the first lesson of the syllabus that is open, and its film. */
export async function study(hand: Hand): Promise<void> {
  await heading(new RegExp(fa.study.syllabusTitle));
  const [lesson] = await waitFor(() => {
    const lessons = [...main().querySelectorAll<HTMLAnchorElement>('a[href^="/lessons/"]')];
    if (lessons.length === 0) throw new Error('No lesson to open');
    return lessons;
  });
  if (lesson) await hand.click(lesson);
  await expectToast(fa.study.lessonLoaded, 'success', 'course');
  await expect(await button(fa.study.play)).toBeVisible();
}

/** Fills and sends the course form that is open. */
export async function addCourse(hand: Hand, title: string): Promise<void> {
  await hand.type(await screen.findByLabelText(fa.addCourse.titleField), title);
  await hand.type(screen.getByLabelText(fa.addCourse.description), 'از نخستین گام تا کاربرد.');
  await hand.type(screen.getByLabelText(fa.addCourse.price), '۱۲۰۰۰۰۰');
  await hand.upload(fileInput(), png());
  await screen.findByText('picture.png');
  await hand.click(screen.getByRole('button', { name: fa.addCourse.submit }));
}
