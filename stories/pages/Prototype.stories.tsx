import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';

// Every page's story can be walked through like this; the toolbar says by whom and in which scenario.
const meta = preview.meta({ component: AppRoutes, tags: ['shown', '!autodocs'], globals: { links: 'walk' } });

export const Academy = meta.story({ name: 'همه‌ی آکادمی', parameters: { academy: { user: 'demo-student' } } });

export const Visitor = meta.story({ name: 'مهمان' });

export const WalksOn = meta.story({
  name: 'A page that is walked through leads on to the others, in its own scenario',
  tags: ['!shown'],
  parameters: { academy: { route: paths.courses, scenario: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.courses.title })).toBeVisible();
    const [link] = await canvas.findAllByRole('link', { name: fa.nav.blogs });
    if (link) await userEvent.click(link);
    await expect(await canvas.findByText(fa.blog.empty)).toBeVisible();
  },
});
