import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { coursesApi } from '../../src/api/courses.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';

// What the product promises of several screens at once. Not shown in Storybook.
const meta = preview.meta({
  title: 'Journeys/Product',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', academy: { user: 'demo-instructor', route: paths.addCourse } },
});

export const DepartmentList = meta.story({
  name: '[§2.44] [§9.8] The list of departments in the course form is at most 200 px high',
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: fa.addCourse.department });
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.click(select);
    const list = await screen.findByRole('listbox', { name: fa.addCourse.department });
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    // Six options are higher than that, so they scroll.
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await userEvent.keyboard('{Escape}');
  },
});

export const KeptListComesBack = meta.story({
  name: '[§2.27] [§4.22] Clearing the filters brings back the whole list that was kept, without a request',
  parameters: { academy: { route: `${paths.courses}?free=true` } },
  beforeEach: async ({ academy: { client, courseCache } }) => {
    courseCache.write(await client.call(coursesApi.list, {}));
  },
  play: async ({ canvas, userEvent, mock }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: fa.filters.remove(fa.filters.freeOnly) }));
    await waitFor(() => expect(canvas.getByText(/دوره پیدا شد/)).not.toHaveTextContent('۴ دوره'));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(4);
    // One filled the kept list before, the other asked for the free courses.
    await expect(mock.log.filter(({ path }) => path === '/api/courses/')).toHaveLength(2);
  },
});
