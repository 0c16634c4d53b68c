import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AboutPage } from '../../src/pages/AboutPage/AboutPage.tsx';
import { fa } from '../../src/text/fa.ts';

const meta = preview.meta({ component: AboutPage });

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: fa.about.title })).toBeVisible();
    const [courses, free, departments] = canvas.getAllByRole('definition');
    await waitFor(() => expect(courses).toHaveTextContent('۲۸'));
    await expect(free).toHaveTextContent('۴');
    await expect(departments).toHaveTextContent('۶');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fa.about.values.length + 6);
  },
});
