import { useDisclosure, useMounted } from '@mantine/hooks';
import { lazy, Suspense, startTransition, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useNotifications } from '../../data/notifications.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { PageError } from '../../components/feedback/PageError/PageError.tsx';
import { PageSkeleton } from '../../components/feedback/PageSkeleton/PageSkeleton.tsx';
import { Header } from '../../components/layout/Header/Header.tsx';
import { MAIN_ID, SkipLink } from '../../components/layout/SkipLink/SkipLink.tsx';
import { hasFooter } from '../../paths.ts';
import { useSession, useSessionActions } from '../../session/SessionProvider.tsx';
import classes from './Shell.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { useArrival } from './useArrival.ts';
import { useSearchKey } from './useSearchKey.ts';
import { useSessionMessages } from './useSessionMessages.ts';

const Departments = lazy(async () => ({ default: (await import('./Departments.tsx')).Departments }));
const Expiring = lazy(async () => ({ default: (await import('./Expiring.tsx')).Expiring }));
const SideDrawer = lazy(async () => ({
  default: (await import('../../components/layout/SideDrawer/SideDrawer.tsx')).SideDrawer,
}));
const MobileMenu = lazy(async () => ({
  default: (await import('../../components/layout/MobileMenu/MobileMenu.tsx')).MobileMenu,
}));

const SiteSearch = lazy(async () => ({ default: (await import('./SiteSearch.tsx')).SiteSearch }));

const failedPage = () => <PageError />;

/** What stands around every page (product §2): header with its panel, drawer and menu, the page, and the footer where it belongs. */
export function Shell() {
  const isLeaving = useSessionMessages();
  const main = useArrival();
  const { pathname } = useLocation();
  const session = useSessionActions();
  const { user, expiresSoon } = useSession();
  const { courses } = useBasket();
  const notifications = useNotifications();
  const [drawer, { open: openDrawer, close: closeDrawer }] = useDisclosure();
  const [menu, { open: openMenu, close: closeMenu }] = useDisclosure();
  const [search, { open: openSearch, close: closeSearch }] = useDisclosure();
  useSearchKey(openSearch);
  const [departmentsOn, setDepartmentsOn] = useState<string | null>(null);
  const departmentsToggle = useRef<HTMLButtonElement>(null);
  const departmentsOpened = departmentsOn === pathname;

  const menuProps = {
    signedIn: user !== null,
    onLogOut: session.logOut,
    // After the menu has closed, which would else take the focus back from the panel.
    onOpenDepartments: () => startTransition(() => setDepartmentsOn(pathname)),
  };
  return (
    <div className={classes.root}>
      <SkipLink />
      <Header
        user={user && { username: user.username, picture: user.profilePicture }}
        basketCount={courses.length}
        unreadCount={notifications.data?.filter((notification) => !notification.is_read).length ?? 0}
        departmentsOpened={departmentsOpened}
        departmentsToggle={departmentsToggle}
        departmentsPanel={
          <Suspense fallback={null}>
            {departmentsOpened && <Departments toggle={departmentsToggle} onClose={() => setDepartmentsOn(null)} />}
          </Suspense>
        }
        onToggleDepartments={() => setDepartmentsOn(departmentsOpened ? null : pathname)}
        onOpenSearch={openSearch}
        onOpenDrawer={openDrawer}
        onOpenMenu={openMenu}
        onLogOut={session.logOut}
      />
      <Suspense fallback={null}>{user && expiresSoon && <Expiring expiresAt={user.expiresAt} />}</Suspense>
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={classes.main}>
        <ErrorBoundary resetKey={pathname} fallback={failedPage}>
          {isLeaving ? <PageSkeleton /> : <Outlet />}
        </ErrorBoundary>
      </main>
      {hasFooter(pathname) && <SiteFooter />}
      <OnceOpened opened={drawer}>
        {(opened) => <SideDrawer opened={opened} onClose={closeDrawer} {...menuProps} />}
      </OnceOpened>
      <OnceOpened opened={menu}>
        {(opened) => <MobileMenu opened={opened} onClose={closeMenu} basketCount={courses.length} {...menuProps} />}
      </OnceOpened>
      <OnceOpened opened={search}>{(opened) => <SiteSearch opened={opened} onClose={closeSearch} />}</OnceOpened>
    </div>
  );
}

interface OnceOpenedProps {
  opened: boolean;
  children: (opened: boolean) => ReactNode;
}

/** Loads a dialog when it is first opened, and keeps it from then on, so that it can also close with grace. */
function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    <Suspense fallback={null}>{wasOpened && <OpenedOnArrival opened={opened}>{children}</OpenedOnArrival>}</Suspense>
  );
}

/** Opens a dialog only after it has arrived closed: it gives the focus back to where that was when it opened. */
function OpenedOnArrival({ opened, children }: OnceOpenedProps) {
  const arrived = useMounted();
  return children(opened && arrived);
}
