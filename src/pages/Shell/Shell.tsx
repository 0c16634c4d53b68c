import { Stack } from '@mantine/core';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotifications } from '../../data/notifications.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { Later } from '../../data/hydrated.tsx';
import { lazyDialog, lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { Notices, OfflineLine } from '../../components/feedback/Notice/Notice.tsx';
import { PageError } from '../../components/feedback/FailedState/FailedState.tsx';
import { PageSkeleton } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { leavePage } from '../../components/form/LeaveGuard/LeaveGuard.tsx';
import { Footer } from '../../components/layout/Footer/Footer.tsx';
import { Header, type HeaderProps } from '../../components/layout/Header/Header.tsx';
import { MAIN_ID, SkipLink } from '../../components/layout/SkipLink/SkipLink.tsx';
import { preloadForSomebody } from '../../lib/preloading.ts';
import { isOnline, onConnection } from '../../lib/online.ts';
import { hasFooter } from '../../pages.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';
import { LinkHints } from './LinkHints.tsx';
import { FormerTitle, PageNotice, PagePlace } from './PageNotice.tsx';
import { useArrival } from './useArrival.ts';
import type { PageAt } from './usePendingPage.ts';
import { FirstLetters } from './FirstLetters.tsx';
import { useSiteSearch } from './useSiteSearch.ts';
import { useSessionMessages } from './useSessionMessages.ts';

const Departments = lazyPart(async () => (await import('./Departments.tsx')).Departments, { ahead: true });
const Expiring = lazyPart(async () => (await import('./Expiring.tsx')).Expiring, { ahead: true });
const menus = () => import('../../components/layout/Menu/Menu.tsx');
const SideDrawer = lazyDialog(async () => (await menus()).SideDrawer, { ahead: true });
const MobileMenu = lazyDialog(async () => (await menus()).MobileMenu, { ahead: true });
const SlimFooter = lazyPart(async () => (await import('../../components/layout/SlimFooter/SlimFooter.tsx')).SlimFooter);
const Upkeep = lazyPart(async () => (await import('./Upkeep.tsx')).Upkeep, {
  failed: () => null,
  ahead: true,
});
const SiteSearch = lazyDialog(async () => (await import('./SiteSearch.tsx')).SiteSearch, { ahead: true });

/** A separate component, so that a state change in `useArrival` does not rerender the whole shell. */
function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const arrived = useArrival(main);
  return (
    <Later>
      <Upkeep arrived={arrived} main={main} />
    </Later>
  );
}

/** The header link to which a page belongs, by the first segment of the page's path. */
const SECTIONS: Readonly<Record<string, HeaderProps['section']>> = {
  courses: 'courses',
  purchase: 'courses',
  syllabus: 'courses',
  lessons: 'courses',
  blogs: 'blogs',
  departments: 'departments',
  login: 'logIn',
  signup: 'signUp',
};

const failedPage = () => <PageError />;
const anyPage: PageAt = () => null;

/**
 * Returns the state of a layer (panel, drawer or menu) over the page at `pathname`. Any navigation closes the layer for
 * good.
 */
function useLayer(pathname: string) {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // Without this reset, Back would open the layer again.
  if (openedOn !== null && openedOn !== pathname) setOpenedOn(null);
  return { opened: openedOn === pathname, open: () => setOpenedOn(pathname), close: () => setOpenedOn(null) };
}

interface ShellProps {
  /** Returns the chunk of the page at a path. By default it returns null, as if every page were loaded. */
  pageAt?: PageAt;
}

/** The layout of every page: header, departments panel, drawer, menu, and a footer on some pages (product §2). */
export function Shell({ pageAt = anyPage }: ShellProps) {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  const [isBare, setBare] = useState(false);
  const isLeaving = useSessionMessages();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const session = useSessionActions();
  const { user, expiresSoon } = useSession();
  const { courses } = useBasket();
  const notifications = useNotifications();
  const drawer = useLayer(pathname);
  const menu = useLayer(pathname);
  const search = useSiteSearch();
  const departments = useLayer(pathname);
  const departmentsToggle = useRef<HTMLButtonElement>(null);

  useEffect(preloadForSomebody, []);

  const unreadCount = notifications.data?.filter((notification) => !notification.is_read).length ?? 0;
  const menuProps = {
    unreadCount,
    signedIn: user !== null,
    onLogOut: () => leavePage(session.logOut),
    // Because this is a transition, the panel opens only after the menu has closed and moved the focus.
    onOpenDepartments: () => startTransition(departments.open),
  };
  return (
    <Stack gap={0} mih="100dvh">
      <SkipLink />
      <Header
        user={user}
        basketCount={courses.length}
        unreadCount={unreadCount}
        section={SECTIONS[pathname.split('/')[1] ?? '']}
        departmentsOpened={departments.opened}
        departmentsToggle={departmentsToggle}
        departmentsPanel={departments.opened && <Departments toggle={departmentsToggle} onClose={departments.close} />}
        onToggleDepartments={departments.opened ? departments.close : departments.open}
        onOpenSearch={search.open}
        onOpenDrawer={drawer.open}
        onOpenMenu={menu.open}
        onLogOut={menuProps.onLogOut}
      />
      {user && expiresSoon && <Expiring expiresAt={user.expiresAt} />}
      <main id={MAIN_ID} ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={failedPage}>
          {isLeaving && <FormerTitle />}
          {isLeaving ? <PageSkeleton /> : <PagePlace pageAt={pageAt} onShown={setBare} />}
        </ErrorBoundary>
      </main>
      {pathname.startsWith('/lessons/') ? <SlimFooter /> : hasFooter(pathname) && <Footer />}
      <SideDrawer opened={drawer.opened} onClose={drawer.close} {...menuProps} />
      <MobileMenu opened={menu.opened} onClose={menu.close} {...menuProps} />
      {search.opened && <FirstLetters words={search.words} field={search.field} onClose={search.close} />}
      <SiteSearch opened={search.opened} onClose={search.close} words={search.words} />
      <PageNotice pageAt={pageAt} hidden={isBare} />
      <Notices />
      <OfflineLine online={online} />
      <Arrival main={main} />
      <LinkHints pageAt={pageAt} />
    </Stack>
  );
}
