import preview from '../../.storybook/preview.tsx';
import { AppRoutes } from '../../src/routes.tsx';

// Every page's story can be walked through like this; the toolbar says by whom and in which scenario.
const meta = preview.meta({ component: AppRoutes, tags: ['shown', '!autodocs'], globals: { links: 'walk' } });

export const Academy = meta.story({
  name: 'همه‌ی آکادمی',
  parameters: { academy: { user: 'demo-student', route: '/' } },
});

export const Visitor = meta.story({ name: 'مهمان', parameters: { academy: { route: '/' } } });
