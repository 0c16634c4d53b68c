import { Anchor } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { Link } from '../../../src/components/layout/Link/Link.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

/** پیوند به صفحه‌ای از همین سایت، بی‌آنکه سایت از نو بارگذاری شود. شکل آن را جزء پیرامونش می‌دهد: Anchor، Button یا ActionIcon با component={Link}. */
const meta = preview.meta({
  component: Link,
  parameters: { academy: { path: '/' } },
  args: { to: paths.courses, children: fa.nav.courses },
});

export const States = meta.story({
  name: 'پیوند · همه حالت‌ها',
  render: sheet(Link, 220, {
    ساده: {},
    'در Anchor': (args) => <Anchor component={Link} {...args} />,
    ...touched((args) => <Anchor component={Link} {...args} />),
    'پیوند نام مقصد است.': { good: (args) => <Anchor component={Link} {...args} />, bad: <Anchor>کلیک کنید</Anchor> },
    'صفحه‌ی کنونی': { to: '/', children: fa.nav.home },
  }),
  play: ({ canvas }) => expect(stateOf(canvas, 'صفحه‌ی کنونی').firstChild).toHaveAttribute('aria-current', 'page'),
});

export const Default = meta.story();

Default.test('The browser handles clicks with a modifier key or another mouse button', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: fa.nav.courses });
  const isTaken = (how: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    let taken = false;
    // Runs after the link's own handler, and prevents navigation away from the story.
    const onDecided = (decided: Event) => {
      taken = decided.defaultPrevented;
      decided.preventDefault();
    };
    addEventListener('click', onDecided, { once: true });
    link.dispatchEvent(event);
    return taken;
  };
  const taken = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map(isTaken);
  await expect(taken).toEqual([false, false, false, false]);
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
