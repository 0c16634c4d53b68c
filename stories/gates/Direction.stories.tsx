import { expect, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';

// The academy read from the left: what is laid out by logic alone is mirrored. Not shown in Storybook.
const meta = preview.meta({
  title: 'Gates/Direction',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { route: paths.courses } },
});

/** Where the header's logo and its search bar's field stand, from 0 at the left to 1 at the right of the screen. */
async function places(canvas: ReturnType<typeof within>) {
  await canvas.findAllByRole('article');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
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
