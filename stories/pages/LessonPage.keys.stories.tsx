import { Drawer } from '@mantine/core';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { announcement } from '../../src/components/feedback/announce.ts';
import { LessonPage } from '../../src/pages/LessonPage/LessonPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

const academy = { user: 'demo-student', route: paths.lesson('10101'), path: '/lessons/:lessonId' };

const meta = preview.meta({ component: LessonPage, parameters: { academy } });

export const Keys = meta.story({
  name: '[§10.4] D marks the lesson, but not while the list of keys is open',
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: fa.learning.markDone });
    await userEvent.keyboard('[KeyD]');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(announcement.getState().text).toBe(fa.learning.marked));
    // While a key is held, the browser repeats the event. The repetition must not remove the mark.
    await fireEvent.keyDown(document.body, { code: 'KeyD', repeat: true });
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('[KeyD]');
    await waitFor(() => expect(announcement.getState().text).toBe(fa.learning.unmarked));
    await userEvent.keyboard('[KeyD]');
    await userEvent.keyboard('{Shift>}[Slash]{/Shift}');
    await expect(await screen.findByRole('dialog', { name: fa.learning.shortcuts })).toBeVisible();
    await userEvent.keyboard('[KeyD]');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  },
});

export const KeysBehindADrawer = meta.story({
  name: '[§10.4] The keys do nothing while the focus is in a drawer',
  render: () => (
    <>
      <LessonPage />
      <Drawer
        opened
        title={fa.learning.outline}
        onClose={() => undefined}
        closeButtonProps={{ 'aria-label': fa.common.close }}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: fa.learning.markDone, hidden: true });
    await waitFor(() => expect(screen.getByRole('button', { name: fa.common.close })).toHaveFocus());
    await userEvent.keyboard('[KeyD]');
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
  },
});
