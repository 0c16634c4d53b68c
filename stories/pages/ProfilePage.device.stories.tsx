import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import type { Lesson } from '../../src/api/study.ts';
import { announcement } from '../../src/components/feedback/announce.ts';
import { keptCourses } from '../../src/data/kept.ts';
import { learningOf } from '../../src/learning/learning.ts';
import { writeFile } from '../../src/learning/learningFile.ts';
import { apply, EMPTY } from '../../src/learning/record.ts';
import { draftOf } from '../../src/lib/drafts.ts';
import { indexedDbShelf } from '../../src/lib/shelf.ts';
import type { KeptCourse } from '../../src/offline/keptCourse.ts';
import { createKeptCourses } from '../../src/offline/keptCourses.ts';
import { ProfilePage } from '../../src/pages/ProfilePage/ProfilePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { courses, storedSource } from '../fixtures.ts';
import { expectToast } from '../toasts.ts';

const { common } = fa;
const academy = { user: 'demo-student', route: paths.profile, path: paths.profile };
const SNACKBAR = 6000;

const meta = preview.meta({ component: ProfilePage, parameters: { academy } });

export const Reminded = meta.story({
  name: '[§11.6] The reminder of a text that was typed offline leads to the form with this text',
  parameters: { academy: { route: { pathname: paths.profile, state: { unsent: true } } } },
  beforeEach: ({ academy: { session }, device }) =>
    void draftOf(device.local, 'profile', session.getState().user?.id ?? null).write({ bio: 'معلم ریاضی' }),
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('معلم ریاضی')).toBeVisible(),
});

export const AsksBeforeErasing = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.learning.erase }));
    await expect(await screen.findByRole('button', { name: fa.learning.eraseForGood })).toBeVisible();
    // The dialog also mentions the offline courses and the links to private courses.
    for (const words of ['بدون اینترنت', 'خصوصی']) await expect(screen.getByRole('dialog')).toHaveTextContent(words);
  },
});

export const Erases = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.learning.erase }));
    await userEvent.click(await screen.findByRole('button', { name: fa.learning.eraseForGood }));
    await expectToast(fa.learning.erased, 'success', 'page', SNACKBAR);
  },
});

const deletes = () => spyOn(IDBObjectStore.prototype, 'delete');

export const NotErased = meta.story({
  name: '[§10.10] [F103] If the browser refuses to delete a stored course, a message says so',
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ academy: { session }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.learning.erase }));
    const refusal = deletes().mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    await userEvent.click(await screen.findByRole('button', { name: fa.learning.eraseForGood }));
    await expectToast(fa.learning.notErased, 'error', 'page', SNACKBAR);
    refusal.mockRestore();
    await keptCourses().remove(session.getState().user?.id ?? '');
  },
});

export const RecordNotErased = meta.story({
  name: '[§10.10] [F103] If the storage refuses the erasure, a message says so',
  parameters: { academy: { learning: { done: { 1: true } } } },
  play: async ({ canvas, device, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: fa.learning.erase }));
    spyOn(device.local, 'set').mockReturnValue(false);
    await userEvent.click(await screen.findByRole('button', { name: fa.learning.eraseForGood }));
    await expectToast(fa.learning.notErased, 'error', 'page', SNACKBAR);
  },
});

export const TakesAFileIn = meta.story({
  name: '[§11.8] A file from another device is imported after its changes are shown, and its erasures are ignored',
  parameters: { academy: { learning: { saved: { '5': true } } } },
  play: async ({ canvas, canvasElement, userEvent, academy: { session } }) => {
    const { id = '' } = session.getState().user ?? {};
    const erasedAt = session.now() + 1000;
    const text = writeFile({ ...apply(EMPTY, { done: { 1: true } }, erasedAt + 1), erasedAt }, id);
    await canvas.findByRole('button', { name: fa.offline.takeIn });
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept*=json]');
    const file = new File([text], 'a.json', { type: 'application/json' });
    await userEvent.upload(input as HTMLInputElement, file);
    await userEvent.click(await screen.findByRole('button', { name: common.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The same file can be chosen again.
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(await screen.findByText(fa.offline.changes.marks(1))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: fa.offline.takeInNow }));
    await expectToast(fa.offline.takenIn, 'success', 'page', SNACKBAR);
    const { done, saved } = learningOf(session.store).read(id);
    await expect([done.get('1')?.value, saved.get('5')?.value]).toEqual([true, true]);
  },
});

export const Removes = meta.story({
  name: '[§1.12] [§11.5] The removal of a stored course is announced, or a message says that the browser refused it',
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ canvas, userEvent }) => {
    const remove = { name: fa.offline.removeOf(courses.plain.title) };
    const refusal = deletes().mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    await userEvent.click(await canvas.findByRole('button', remove));
    await expectToast(fa.offline.notRemoved, 'error', 'page', SNACKBAR);
    refusal.mockRestore();
    await userEvent.click(canvas.getByRole('button', remove));
    await waitFor(() => expect(announcement.getState().text).toBe(fa.offline.removed));
  },
});

export const SavedCoursesFailed = meta.story({
  name: '[§10.13] If the courses do not load, a line says so in place of the saved ones',
  parameters: { academy: { user: 'demo-newcomer', learning: { saved: { '5': true } } } },
  beforeEach: ({ mock }) => mock.override(coursesApi.list, { status: 500 }, 1),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(fa.courses.pageFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: common.retry }));
    await expect(await canvas.findByRole('list', { name: fa.learning.savedCourses })).toBeVisible();
  },
});

export const RemovedInAnotherTab = meta.story({
  name: '[§11.5] A stored course that is removed in another tab disappears',
  beforeEach: ({ academy: { session } }) =>
    keptCourses().keep(session.getState().user?.id ?? '', courses.plain, storedSource),
  play: async ({ canvas, academy: { session } }) => {
    await expect(await canvas.findByText(fa.offline.courses)).toBeVisible();
    const channel = new BroadcastChannel('academy-kept');
    const shelves = {
      courses: indexedDbShelf<KeptCourse>('keptCourses'),
      lessons: indexedDbShelf<Lesson>('keptLessons'),
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a `BroadcastChannel` has no target origin
    const otherTab = createKeptCourses(shelves, Date.now, () => channel.postMessage(''));
    await otherTab.remove(session.getState().user?.id ?? '');
    await waitFor(() => expect(canvas.queryByText(fa.offline.courses)).toBeNull());
    channel.close();
  },
});

export const FileNotStored = meta.story({
  name: '[F103] If the storage refuses the imported data, a message says so, and the user can try again',
  play: async ({ canvas, canvasElement, device, userEvent, academy: { session } }) => {
    const { id = '' } = session.getState().user ?? {};
    const text = writeFile(apply(EMPTY, { done: { 1: true } }, 1), id);
    await canvas.findByRole('button', { name: fa.offline.takeIn });
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept*=json]');
    const file = new File([text], 'a.json', { type: 'application/json' });
    await userEvent.upload(input as HTMLInputElement, file);
    const takeIn = () => screen.findByRole('button', { name: fa.offline.takeInNow });
    const set = spyOn(device.local, 'set').mockReturnValue(false);
    await userEvent.click(await takeIn());
    await expectToast(fa.offline.notTakenIn, 'error', 'page', SNACKBAR);
    await expect(await takeIn()).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: common.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    set.mockRestore();
    // The data were not stored, so the same file can be imported again.
    await userEvent.upload(input as HTMLInputElement, file);
    await userEvent.click(await takeIn());
    await expectToast(fa.offline.takenIn, 'success', 'page', SNACKBAR);
    await expect(device.local.get(`learning:${id}`)).toContain('["1",1,true]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const UnreadableFile = meta.story({
  name: '[F110] A file that the browser cannot read is refused as broken',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: fa.offline.takeIn });
    const input = canvasElement.querySelector<HTMLInputElement>('input[accept*=json]');
    const file = new File([''], 'a.json', { type: 'application/json' });
    // Reading fails if the file was changed or deleted after the user chose it.
    spyOn(file, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(await screen.findByText(fa.offline.refusals.broken)).toBeVisible();
  },
});

export const AfterAPurchase = meta.story({
  name: '[§10.15] After a purchase, the list of purchased courses replaces the lesson to continue with',
  parameters: {
    academy: {
      learning: { bought: { 1: { title: 'حسابان از صفر', amount: 1_480_000 } } },
      route: { pathname: paths.profile, state: { bought: ['1'] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: fa.learning.justBought(1) })).toBeVisible();
    await expect(await canvas.findAllByText(fa.profile.viewCourse)).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: fa.learning.startTitle })).toBeNull();
  },
});
