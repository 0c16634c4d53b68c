import { useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { announcement } from '../../src/components/feedback/announce.ts';
import { amountOf } from '../../src/course/price.ts';
import { toast } from '../../src/components/feedback/toast.tsx';
import { installOffer } from '../../src/lib/install.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { inMenu, startingWith } from '../plays.ts';
import { toastMessages } from '../toasts.ts';

const { nav } = fa;

const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  component: AppRoutes,
  parameters: { academy: { route: paths.contact } },
});

export const FocusAndTitleFollowThePage = meta.story({
  name: '[§1.12] After a navigation, the page has the focus, and its title is announced',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: fa.contact.title });
    await waitFor(() => expect(document.title).toBe(fa.brand.title(fa.contact.title)));
    const main = canvas.getByRole('main');
    // On the first page the focus must not move to `main`.
    await expect(main).not.toHaveFocus();

    window.scrollTo(0, 300);
    await userEvent.click(inMenu(canvas, nav.courses));
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.courses.title })).toBeVisible();
    await expect(main).toHaveFocus();
    await waitFor(() => expect(document.title).toBe(fa.brand.title(fa.courses.title)));
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(canvas.getByText(document.title, { selector: '[data-announcement]' })).toBeVisible());

    // A search changes the URL but not the page, so the focus must stay.
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'جبر');
    await expect(search).toHaveFocus();
  },
});

export const AfterAPurchase = meta.story({
  name: '[§1.12] After a purchase, the bought course is announced instead of the title of the next page',
  parameters: { academy: { user: 'demo-newcomer', basket: ['1'], route: paths.basket } },
  play: async ({ academy: { basket }, canvas, userEvent }) => {
    const [course] = basket.getState();
    await userEvent.click(await canvas.findByRole('button', { name: fa.basket.buy }));
    await waitFor(() => expect(document.title).toContain(course?.title));
    // Waits, because the title would be announced after 350 ms.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(announcement.getState().text).toContain(
      fa.learning.boughtFor(course?.title ?? '', course ? amountOf(course) : 0),
    );
  },
});

export const SkipLinkComesFirst = meta.story({
  name: '[§4.11] The skip link comes first, is hidden until it has the focus, and keeps the history entry',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const link = canvas.getByRole('link', { name: nav.skipToContent });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const main = canvas.getByRole('main');
    await expect(link).toHaveAttribute('href', `#${main.id}`);
    window.scrollTo(0, 300);
    let staysOnTheEntry = false;
    const note = (event: Event) => {
      staysOnTheEntry = event.defaultPrevented;
      // Prevents the default, because the test runner would treat a new hash as a new page.
      event.preventDefault();
    };
    addEventListener('click', note, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(staysOnTheEntry).toBe(true);
    await expect(main).toHaveFocus();
    await expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const PhoneMenu = meta.story({
  name: '[§2.9] Phone menu',
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: nav.openMenu });
    await userEvent.click(opener);
    const menu = within(await screen.findByRole('dialog', { name: nav.menuLabel }));
    await userEvent.click(menu.getByRole('button', { name: nav.closeMenu }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: nav.about }));
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.about.title })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const PhoneMenuOpensTheDepartments = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    // The second time, the panel's code has already loaded. The closing menu must not take the focus from the panel.
    for (const _ of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: nav.openMenu }));
      const menu = within(await screen.findByRole('dialog', { name: nav.menuLabel }));
      await userEvent.click(menu.getByRole('button', { name: nav.departments }));
      const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await new Promise((resolve) => setTimeout(resolve, 50));
      await expect(panel).toHaveFocus();
      await expect(await canvas.findAllByRole('link', { name: /^بیشتر بخوانید/ })).toHaveLength(6);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('region', { name: nav.departmentsPanel })).toBeNull());
    }
  },
});

export const PhoneMenuInstallsTheApp = meta.story({
  name: '[§1.12] [§11.7] When the install button disappears from the open menu, the focus stays in the menu',
  globals: { viewport: { value: 'xs' } },
  parameters: { academy: { user: 'demo-student', learning: { done: { 1: true, 2: true } } } },
  beforeEach: () => installOffer.setState(() => installOffer.setState(null)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.openMenu }));
    const dialog = await screen.findByRole('dialog', { name: nav.menuLabel });
    await userEvent.click(await within(dialog).findByRole('button', { name: fa.offline.install }));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: fa.offline.install })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
});

export const MarksTheSection = meta.story({
  name: '[§2.2] The header marks the courses as the section of a syllabus and of a lesson',
  parameters: { academy: { user: 'demo-student', route: paths.syllabus('1') } },
  play: async ({ canvas, userEvent }) => {
    await expect(inMenu(canvas, nav.courses)).toHaveAttribute('data-section');
    await userEvent.click(await canvas.findByRole('link', { name: startingWith(fa.learning.step('', true)) }));
    await expect(await canvas.findByRole('button', { name: fa.learning.markDone })).toBeVisible();
    await expect(inMenu(canvas, nav.courses)).toHaveAttribute('data-section');
    await expect(inMenu(canvas, nav.blogs)).not.toHaveAttribute('data-section');
  },
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

export const BackFocusesTheHeart = meta.story({
  name: '[§1.12] After Back from the log-in page, the heart that led there has the focus',
  parameters: { academy: { route: paths.courses } },
  render: () => (
    <>
      <BackButton />
      <AppRoutes />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const hearts = () => canvas.findAllByRole('button', { name: startingWith(fa.learning.saveOf('')) });
    const [, , third] = await hearts();
    if (third) await userEvent.click(third);
    await canvas.findByRole('heading', { level: 1, name: fa.auth.logInTitle });
    // `userEvent.click` would focus the button. The browser's own Back button does not take the focus.
    await fireEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(async () => expect((await hearts())[2]).toHaveFocus());
  },
});

export const BackLeavesTheDepartmentsClosed = meta.story({
  name: '[§1.12] After Back, the departments panel stays closed',
  render: () => (
    <>
      <AppRoutes />
      <BackButton />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: nav.departments }));
    const panel = await canvas.findByRole('region', { name: nav.departmentsPanel });
    await waitFor(() => expect(panel).toHaveFocus());
    // Uses the keyboard, because a click outside the panel would close the panel.
    inMenu(canvas, nav.courses).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: fa.courses.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: fa.contact.title })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: nav.departmentsPanel })).toBeNull();
  },
});

export const ToastsAtTheTopRight = meta.story({
  name: '[§9.5] [§9.6] Toasts at the top right',
  play: async ({ canvas }) => {
    toast('info', 'home', 'اولی', { duration: 60_000 });
    toast('success', 'home', 'دومی', { duration: 60_000 });
    toast('success', 'basket', 'سومی', { duration: 60_000 });
    await waitFor(() => expect(toastMessages()).toEqual(['سومی', 'دومی', 'اولی']));
    const toasts = [...document.querySelectorAll('[data-kind]')];
    const corner = ({ left, right, top }: DOMRect) =>
      window.innerWidth - right < 40 && left > window.innerWidth / 2 && top < window.innerHeight / 2;
    await waitFor(() =>
      expect(toasts.map((element) => corner(element.getBoundingClientRect()))).toEqual([true, true, true]),
    );

    // On a Persian keyboard layout, the T key types «ف».
    for (const key of ['t', 'ف']) {
      canvas.getByRole('main').focus();
      await fireEvent.keyDown(document.documentElement, { key, code: 'KeyT', altKey: true });
      await waitFor(() => expect(toasts[1]?.contains(document.activeElement)).toBe(true));
    }
  },
});
