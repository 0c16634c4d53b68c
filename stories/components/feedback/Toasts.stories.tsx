import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { announce } from '../../../src/components/feedback/announce.ts';
import { toast } from '../../../src/components/feedback/toast.tsx';
import { PlainToasts, Toasts } from '../../../src/components/feedback/Toasts/Toasts.tsx';
import { fa } from '../../../src/text/fa.ts';
import { toastMessages } from '../../toasts.ts';

// The story itself renders nothing, because the preview already renders a `Toasts` beside every story.
/** جای پیام‌های گذرا، بالا سمت راست؛ یک بار در ریشه‌ی برنامه می‌آید و پیام‌ها را با toast می‌گیرد. نتیجه‌ی کاری را می‌گوید که کاربر کرده است. خطای یک فیلد اینجا نمی‌آید؛ زیر خود فیلد می‌ماند. */
const meta = preview.meta({ component: Toasts, parameters: overlaid(600), render: () => <></> });

const MINUTE = 60_000;

export const Open = meta.story({
  name: 'پیام‌های گذرا · همه حالت‌ها',
  play: async () => {
    toast('info', 'home', fa.basket.alreadyThere, { duration: MINUTE });
    toast('success', 'home', fa.basket.added, { duration: MINUTE });
    toast('error', 'home', fa.courses.loadFailed, { duration: MINUTE });
    toast('error', 'home', `${fa.auth.phoneInvalid}. `.repeat(4), { duration: MINUTE });
    await waitFor(() => expect(toastMessages()).toHaveLength(4));
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toBeVisible());
  },
});

export const Plain = meta.story({
  tags: ['visual'],
  name: 'پیام‌های ساده، تا بخش خودشان بیاید',
  render: () => (
    <div style={{ position: 'relative', height: 260, transform: 'translateZ(0)' }}>
      <PlainToasts />
    </div>
  ),
  play: async ({ canvasElement }) => {
    toast('success', 'home', fa.basket.added, { duration: MINUTE });
    toast('error', 'home', fa.courses.loadFailed, { duration: MINUTE });
    await waitFor(() => expect(canvasElement).toHaveTextContent(fa.courses.loadFailed));
  },
});

export const Default = meta.story();

Default.test('Errors are announced at once, other toasts politely', async () => {
  toast('error', 'home', fa.courses.loadFailed);
  toast('success', 'home', fa.basket.bought);
  await expect(await screen.findByRole('alert')).toHaveTextContent(fa.courses.loadFailed);
  await expect(screen.getByText(fa.basket.bought).closest('[aria-live], [role=alert]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

Default.test('[§1.12] A toast that is announced elsewhere is not in a live region', async () => {
  toast('success', 'course', fa.study.lessonLoaded, { speech: 'off' });
  const words = await screen.findByText(fa.study.lessonLoaded);
  await expect(words.closest('[aria-live=polite], [role=alert]')).toBeNull();
});

Default.test('[§1.12] A repeated text is announced again, in the other region', async () => {
  announce(fa.learning.marked);
  const first = await screen.findByText(fa.learning.marked);
  announce(fa.learning.marked);
  await waitFor(() => expect(first).toBeEmptyDOMElement());
  await expect(screen.getByText(fa.learning.marked)).not.toBe(first);
});

Default.test('A toast replaces a toast with the same id', async () => {
  toast('info', 'home', fa.basket.alreadyThere, { id: 'basket' });
  await waitFor(() => expect(toastMessages()).toEqual([fa.basket.alreadyThere]));
  toast('success', 'home', fa.basket.added, { id: 'basket' });
  await waitFor(() => expect(toastMessages()).toEqual([fa.basket.added]));
  // A repeated message must be in a new element, because only then do screen readers announce the message again.
  const words = screen.getByText(fa.basket.added);
  toast('success', 'home', fa.basket.added, { id: 'basket' });
  await waitFor(() => expect(words).not.toBeInTheDocument());
  await expect(toastMessages()).toEqual([fa.basket.added]);
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
