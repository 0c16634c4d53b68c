import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { announcement } from '../../../src/components/feedback/announce.ts';
import { KeepCourse } from '../../../src/components/offline/KeepCourse/KeepCourse.tsx';
import { fa } from '../../../src/text/fa.ts';
import { kept, partly } from '../../fixtures.ts';

/** دوره‌ای را که خریده‌اید روی همین دستگاه نگه می‌دارد تا بدون اینترنت هم خوانده شود. پیش از آن می‌گوید چه می‌ماند و چه نه، در میانه می‌شود آن را متوقف کرد و بعد ادامه داد، و در پایان می‌گوید چه اندازه جا گرفته است. برای ویدیو نیست. */
const meta = preview.meta({
  component: KeepCourse,
  args: { kept: undefined, lessons: 3, running: false, onKeep: fn(), onStop: fn(), onRemove: fn() },
});

export const States = meta.story({
  name: 'نگه‌داشتن دوره · همه حالت‌ها',
  render: sheet(KeepCourse, 420, {
    پیش‌فرض: {},
    'در حال آغاز': { running: true },
    'در حال نگه‌داشتن': { kept: partly, running: true },
    متوقف‌شده: { kept: partly },
    کامل: { kept },
    'کامل، در مرورگری که سایت را باز نمی‌کند': { kept, opens: false },
    'بدون اینترنت': { problem: 'offline' },
    'حافظه‌ی پر': { kept: partly, problem: 'full' },
    'مرورگر نمی‌پذیرد': { problem: 'refused' },
    'مرورگر پاک کرد': { problem: 'erased' },
    'سرور پاسخ نداد': { kept: partly, problem: 'failed' },
  }),
  play: async (context) => {
    await expect(stateOf(context.canvas, 'کامل')).toHaveTextContent(fa.offline.videos(1));
    await expect(stateOf(context.canvas, 'متوقف‌شده')).toHaveTextContent(fa.offline.partial(1, 3));
    await expect(stateOf(context.canvas, 'در حال نگه‌داشتن')).toHaveTextContent(fa.offline.keeping(1, 3));
    await expect(stateOf(context.canvas, 'در حال آغاز')).toHaveTextContent(fa.offline.keeping(0, 3));
    for (const [state, problem] of Object.entries({ 'حافظه‌ی پر': 'full', 'مرورگر نمی‌پذیرد': 'refused' } as const))
      await expect(stateOf(context.canvas, state)).toHaveTextContent(fa.offline.problems[problem]);
    await expect(stateOf(context.canvas, 'کامل، در مرورگری که سایت را باز نمی‌کند')).toHaveTextContent(
      fa.offline.onlyHere,
    );
    await press(context, 'پیش‌فرض', fa.offline.keep, 'onKeep');
    await press(context, 'در حال نگه‌داشتن', fa.offline.stop, 'onStop');
    await press(context, 'کامل', fa.offline.remove, 'onRemove');
  },
});

export const Ended = meta.story({
  name: '[§1.12] The end of a download is announced, but nothing is announced when the page opens',
  render: function Keeping(args) {
    const [running, setRunning] = useState(true);
    return <KeepCourse {...args} kept={kept} running={running} onStop={() => setRunning(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: fa.offline.stop }));
    await expect(announcement.getState().text).toBe(fa.offline.whole);
  },
});

export const StoppedAtOnce = meta.story({
  name: '[§1.12] A download that is stopped before it has stored anything announces nothing',
  render: function Keeping(args) {
    const [running, setRunning] = useState(true);
    return <KeepCourse {...args} running={running} onStop={() => setRunning(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const { count } = announcement.getState();
    await userEvent.click(canvas.getByRole('button', { name: fa.offline.stop }));
    await expect(announcement.getState().count).toBe(count);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
