import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';

// The academy read from the left: what is laid out by logic alone is mirrored. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
});

/** What makes the page scroll sideways, if it does. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const parts = [...document.querySelectorAll('body *')].filter(
    (part) => part.getBoundingClientRect().width > clientWidth,
  );
  return [`${scrollWidth} in ${clientWidth} px`, ...parts.map(({ outerHTML }) => outerHTML.slice(0, 200))];
}

/** Where the header's logo and its search bar's field stand, from 0 at the left to 1 at the right of the screen. */
async function places(canvas: ReturnType<typeof within>) {
  await canvas.findAllByRole('article');
  // What Mantine measured another story's text with, as wide as that one's frame was.
  document.querySelectorAll('body > textarea[aria-hidden]').forEach((left) => left.remove());
  // The frame may just have been made narrower.
  await waitFor(() => expect(overflowing()).toEqual([]));
  const [logo] = canvas.getAllByRole('link', { name: fa.brand.homeLink });
  return [logo, canvas.getByRole('searchbox'), canvas.getByRole('heading', { level: 1 })].map((part) => {
    const { left, right } = part?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return (left + right) / 2 < window.innerWidth / 2 ? 'left' : 'right';
  });
}

export const FromTheRight = meta.story({
  play: async ({ canvas }) => expect(await places(canvas)).toEqual(['right', 'right', 'right']),
});

export const FromTheLeft = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => expect(await places(canvas)).toEqual(['left', 'left', 'left']),
});
