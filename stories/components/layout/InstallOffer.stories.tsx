import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet } from '../../../.storybook/sheet.tsx';
import { InstallOffer } from '../../../src/components/layout/InstallOffer/InstallOffer.tsx';
import { learningOf } from '../../../src/learning/learning.ts';
import { installOffer } from '../../../src/lib/install.ts';
import { fa } from '../../../src/text/fa.ts';

const install = fn();

/** پس از دو درس تمام‌شده، در منو پیشنهاد می‌کند که آکادمی روی صفحه‌ی اصلی دستگاه بنشیند. هرگز خودش باز نمی‌شود. در Safari راه آن را می‌گوید. */
const meta = preview.meta({
  component: InstallOffer,
  parameters: { academy: { user: 'demo-student' } },
  async beforeEach({ academy: { session } }) {
    const { user } = session.getState();
    if (user) await learningOf(session.store, session.now).update(user.id, { done: { 1: true, 2: true } });
    installOffer.setState(install);
    return () => installOffer.setState(null);
  },
});

export const States = meta.story({
  name: '[§11.7] پیشنهاد نصب · همه حالت‌ها',
  render: sheet(InstallOffer, 280, { پیش‌فرض: {} }),
  async play(context) {
    await press(context, 'پیش‌فرض', fa.offline.install);
    await expect(install).toHaveBeenCalledOnce();
  },
});

export const TooEarly = meta.story({
  name: '[§11.7] Nothing is offered before the second lesson',
  beforeEach: async ({ academy: { session } }) => {
    const { user } = session.getState();
    if (user) await learningOf(session.store, session.now).update(user.id, { done: { 2: false } });
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const ByHand = meta.story({
  name: '[§11.7] In Safari, the button shows the steps of installing',
  beforeEach: () => {
    installOffer.setState(null);
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'standalone');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.offline.install }));
    await expect(canvas.getByText(fa.offline.installByHand[1] ?? '')).toBeVisible();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
