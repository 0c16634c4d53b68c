import { expect, fireEvent, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { LessonVideo } from '../../../src/components/syllabus/LessonVideo/LessonVideo.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses, lessons } from '../../fixtures.ts';

const { title } = lessons[0];
// Hosts under `.invalid` never resolve, so the player's iframe stays empty.
const foreign = { address: 'https://player.invalid/embed/1', ownHost: false };
const own = { address: `${location.origin}/logo.svg`, ownHost: true };

/** ویدیوی یک درس. پخش‌کننده تنها پس از فشردن «پخش ویدیو» از میزبانش گرفته می‌شود. درستی نشانی را پیش از آن صفحه می‌سنجد؛ این جزء خودش میزبانی را رد نمی‌کند. */
const meta = preview.meta({
  component: LessonVideo,
  args: { title, video: foreign },
  argTypes: { title: { control: false } },
});

export const States = meta.story({
  name: 'ویدیوی درس · همه حالت‌ها',
  render: sheet(LessonVideo, 360, {
    'پیش از پخش': {},
    ...touched(),
    'با تصویر دوره و جای پیشین': { poster: courses.plain.cover, resumeAt: 205 },
    'در حال پخش': { video: own },
  }),
  play: async (context) => {
    await press(context, 'در حال پخش', fa.study.play);
  },
});

export const Default = meta.story();

Default.test('[§2.39] [§2.40] An external video replaces its poster', async ({ canvas, canvasElement, userEvent }) => {
  const height = () => canvasElement.scrollHeight;
  const before = height();
  await userEvent.click(canvas.getByRole('button', { name: fa.study.play }));
  const frame = canvas.getByTitle(fa.study.videoOf(title));
  await expect(frame).toHaveAttribute('src', `${foreign.address}#autoplay&t=0`);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation allow-same-origin');
  await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media; picture-in-picture');
  await expect(frame).toHaveFocus();
  const { width, height: frameHeight } = frame.getBoundingClientRect();
  await expect(width / frameHeight).toBeCloseTo(16 / 9, 1);
  await expect(canvas.getByRole('button', { name: fa.study.playAgain })).toBeVisible();
  await expect(height()).toBe(before);
});

export const Offline = meta.story({
  name: '[§11.4] Without a connection, the video does not start, and the reason is shown',
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.study.play }));
    await expect(canvas.getByText(fa.offline.video, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByTitle(fa.study.videoOf(title))).toBeNull();
  },
});

export const OnALargeScreen = meta.story({
  name: '[§2.40] ویدیوی درس · نشان پخش در میان تصویر بزرگ',
  tags: ['visual'],
  globals: { viewport: { value: 'md' } },
  args: { poster: courses.plain.cover },
  play: async ({ canvas, canvasElement }) => {
    const sign = canvasElement.querySelector('span[aria-hidden]');
    await expect(sign).toBeVisible();
    const { left, top, width, height } = sign?.getBoundingClientRect() ?? new DOMRect();
    const poster = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect(left + width / 2).toBeCloseTo(poster.left + poster.width / 2, 0);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(canvas.getByRole('button', { name: fa.study.play })).toContainElement(hit as SVGElement);
  },
});

Default.test('[§10.11] Offers to resume', { args: { resumeAt: 205 } }, async ({ canvas, userEvent }) => {
  const resume = canvas.getByRole('button', { name: fa.learning.resumeVideo(205) });
  const { x, y } = resume.getBoundingClientRect();
  await userEvent.click(resume);
  const resumed = `${foreign.address}#autoplay&t=205`;
  await expect(canvas.getByTitle(fa.study.videoOf(title))).toHaveAttribute('src', resumed);
  // The button stays in its place, so a double click hits it twice. The second click must not restart the video.
  await expect(resume.getBoundingClientRect()).toMatchObject({ x, y });
  const again = canvas.getByRole('button', { name: fa.study.playAgain });
  await fireEvent.click(again, { detail: 2 });
  await expect(canvas.getByTitle(fa.study.videoOf(title))).toHaveAttribute('src', resumed);
  await userEvent.click(again);
  await expect(canvas.getByTitle(fa.study.videoOf(title))).toHaveAttribute('src', `${foreign.address}#autoplay&t=0`);
});

Default.test(
  'A player on our own host has an opaque origin',
  { args: { video: own } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.study.play }));
    const frame = canvas.getByTitle(fa.study.videoOf(title));
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation');
  },
);

export const Playground = meta.story({ tags: ['shown', '!test'] });
