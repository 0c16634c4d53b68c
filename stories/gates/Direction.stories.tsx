import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';

// Tests the site in left-to-right mode, in which logical properties must mirror the layouts. Not shown in Storybook.
const meta = preview.meta({
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
});

/** Describes the elements wider than the viewport. Empty if the page does not scroll horizontally. */
function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const parts = [...document.querySelectorAll('body *')].filter(
    (part) => part.getBoundingClientRect().width > clientWidth,
  );
  return [`${scrollWidth} in ${clientWidth} px`, ...parts.map(({ outerHTML }) => outerHTML.slice(0, 200))];
}

/**
 * Returns `left` or `right` for the logo, the search field and the heading: the half of the screen that contains the
 * centre of the element.
 */
async function places(canvas: ReturnType<typeof within>) {
  await canvas.findAllByRole('article');
  // In another story, Mantine may have added a hidden element to measure text. This element still has the width of that
  // story's frame, so it is removed.
  document.querySelectorAll('body > textarea[aria-hidden]').forEach((left) => left.remove());
  // Waits, because the frame may have just become narrower.
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
