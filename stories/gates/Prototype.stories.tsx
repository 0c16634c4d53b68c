import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

const meta = preview.meta({
  component: CoursesPage,
  tags: ['!dev', '!autodocs'],
  globals: { links: 'walk' },
  parameters: { academy: { route: paths.courses, scenario: 'empty' } },
});

export const WalksOn = meta.story({
  name: 'A page that is walked through leads on to the others, in its own scenario',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.courses.title })).toBeVisible();
    const [link] = await canvas.findAllByRole('link', { name: fa.nav.blogs });
    if (link) await userEvent.click(link);
    await expect(await canvas.findByText(fa.blog.empty)).toBeVisible();
  },
});
