import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LessonVideo } from '../../../src/components/syllabus/LessonVideo/LessonVideo.tsx';
import { fa } from '../../../src/text/fa.ts';
import { lessons } from '../../fixtures.ts';

const { title } = lessons[0];
// A host that no name server knows: the player's frame stays empty.
const foreign = { address: 'https://player.invalid/embed/1', ownHost: false };

const meta = preview.meta({
  title: 'Components/Syllabus/LessonVideo',
  component: LessonVideo,
  args: { title, video: foreign },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 800, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Poster = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: fa.study.play })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const PlaysAForeignVideo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.study.play }));
    const frame = canvas.getByTitle(fa.study.videoOf(title));
    await expect(frame).toHaveAttribute('src', foreign.address);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation allow-same-origin');
    await expect(frame).toHaveAttribute('allow', 'fullscreen; encrypted-media; picture-in-picture');
    await expect(frame).toHaveFocus();
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

export const PlaysAVideoOfItsOwnHost = meta.story({
  name: 'A player of our own host gets no origin',
  args: { video: { address: `${location.origin}/girih.svg`, ownHost: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.study.play }));
    const frame = canvas.getByTitle(fa.study.videoOf(title));
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation');
  },
});

export const NoVideo = meta.story({
  args: { video: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.study.noVideo)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
