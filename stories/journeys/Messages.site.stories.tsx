import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { departmentsApi } from '../../src/api/departments.ts';
import { userApi } from '../../src/api/user.ts';
import { paths } from '../../src/paths.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { fa } from '../../src/text/fa.ts';
import { expectToast, toastMessages } from '../toasts.ts';

const { brand, departments, footer, home, nav, session } = fa;
const LIFETIME = 604_800_000;
const MINUTE = 60_000;

// What the frame of the site and its pages without data say (product §1, §8). Tests only, not shown in Storybook.
const meta = preview.meta({
  title: 'Journeys/Messages/Site',
  component: AppRoutes,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Home = meta.story({
  play: async ({ canvas, step }) => {
    await step('the slider says what each department is for', async () => {
      const slider = within(await canvas.findByRole('region', { name: home.slider }));
      for (const text of home.slideTexts) await expect(slider.getByText(text)).toBeInTheDocument();
      await expect(slider.getByRole('link', { name: home.slideLinkOf(departments.names[0]) })).toHaveTextContent(
        home.slideLink,
      );
      const dots = slider.getAllByRole('button', { name: /^نمایش اسلاید/ });
      await expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5, 6].map(home.slide));
    });
    await step('the sections lead on', async () => {
      await expect(canvas.getByRole('link', { name: home.allCourses })).toHaveAttribute('href', paths.courses);
      await expect(await canvas.findByText(home.departmentsLead)).toBeVisible();
    });
    await step('search engines are told of the academy', async () => {
      await waitFor(() =>
        expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', brand.description),
      );
    });
    await step('the foot has the links again', async () => {
      const foot = within(await canvas.findByRole('navigation', { name: nav.footerLabel }));
      for (const title of [footer.learn, footer.academy]) await expect(foot.getByText(title)).toBeVisible();
      await expect(foot.getByRole('link', { name: nav.basket })).toHaveAttribute('href', paths.basket);
      await expect(foot.getByRole('link', { name: nav.services })).toHaveAttribute('href', paths.services);
      await expect(foot.getByRole('link', { name: nav.contact })).toHaveAttribute('href', paths.contact);
    });
  },
});

export const LightModeInTheDark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { academy: { route: paths.about } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: nav.lightMode })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: nav.darkMode })).toBeNull();
  },
});

export const NoDepartments = meta.story({
  parameters: { academy: { route: paths.about } },
  beforeEach: ({ mock }) => mock.override(departmentsApi.list, { json: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    await waitFor(() => expect(canvas.getByText(departments.empty)).toBeVisible());
    await expect(toastMessages()).toEqual([]);
  },
});

export const DepartmentsFailed = meta.story({
  name: 'The departments: a toast of the header, closed by hand',
  parameters: { academy: { route: paths.about } },
  beforeEach: ({ mock }) => mock.override(departmentsApi.list, 'html'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    await expectToast(departments.listFailed, 'error', 'home');
    const close = canvas.getByRole('button', { name: fa.common.closeMessage });
    await userEvent.click(close);
    await waitFor(() => expect(toastMessages()).toEqual([]));
  },
});

export const SessionIsExtended = meta.story({
  name: 'The session: ending, being extended, extended',
  parameters: { academy: { user: 'demo-student', route: paths.about } },
  beforeEach({ academy, device, mock }) {
    mock.override(userApi.refresh, { delay: 600 });
    device.advance(LIFETIME - 4 * MINUTE);
    void academy.session.check();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(session.expiring(4 * MINUTE))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: session.extend }));
    await expect(canvas.getByRole('button', { name: session.extending })).toBeDisabled();
    await expectToast(session.refreshed, 'success', 'home');
  },
});

export const Contact = meta.story({
  parameters: { academy: { route: paths.contact } },
  play: async ({ canvas }) => {
    const { contact } = fa.pages;
    for (const name of [contact.address, contact.phone, contact.email, contact.hours, contact.social, contact.map]) {
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const text of [contact.lead, contact.hoursNote, contact.mapNote])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Services = meta.story({
  parameters: { academy: { route: paths.services } },
  play: async ({ canvas }) => {
    const { services } = fa.pages;
    await expect(await canvas.findByRole('heading', { level: 1, name: services.title })).toBeVisible();
    await expect(canvas.getByText(services.lead)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: services.toContact })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});
