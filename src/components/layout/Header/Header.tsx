import { ActionIcon, Box, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMenu2, IconSearch } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from '../Link/Link.tsx';
import { usePersonal } from '../../../data/hydrated.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Logo } from '../Logo/Logo.tsx';
import { SchemeToggle } from '../SchemeToggle/SchemeToggle.tsx';
import { BasketLink } from './BasketLink.tsx';
import classes from './Header.module.css';
import { Visitor, type HeaderUser } from './Visitor.tsx';

const links = [
  { to: paths.courses, label: fa.nav.courses, from: 'sm' },
  { to: paths.blogs, label: fa.nav.blogs, from: 'md' },
];

/** The id of the departments panel, which comes later than the button that opens it. */
export const DEPARTMENTS_PANEL_ID = 'departments-panel';

interface HeaderProps {
  /** Who is signed in; null for a visitor. */
  user: HeaderUser | null;
  /** How many courses are in the basket. */
  basketCount: number;
  /** How many notifications are unread. Default 0. */
  unreadCount?: number;
  /** Is the departments panel open? */
  departmentsOpened: boolean;
  /** Takes the button that opens the panel. */
  departmentsToggle?: RefObject<HTMLButtonElement | null>;
  /** The `DepartmentsPanel`, hung under the bar. */
  departmentsPanel?: ReactNode;
  /** Opens or closes the departments panel. */
  onToggleDepartments: () => void;
  /** Opens the search of the site. */
  onOpenSearch: () => void;
  /** Opens the drawer, from the medium widths. */
  onOpenDrawer: () => void;
  /** Opens the overlay menu, from the small widths. */
  onOpenMenu: () => void;
  /** Called when a signed-in user logs out. */
  onLogOut: () => void;
}

/** The bar on top of every page (product §2): logo, links, departments, basket and the signed-in user. */
export function Header(props: HeaderProps) {
  const { user, basketCount, unreadCount = 0, departmentsOpened, departmentsToggle, departmentsPanel } = props;
  const personal = usePersonal();
  const opener = (onClick: () => void) => ({
    'aria-label': fa.nav.openMenu,
    'aria-haspopup': 'dialog' as const,
    onClick,
  });
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <ActionIcon {...opener(props.onOpenMenu)} hiddenFrom="sm">
          <IconMenu2 size={24} aria-hidden />
        </ActionIcon>
        <ActionIcon {...opener(props.onOpenDrawer)} visibleFrom="sm" hiddenFrom="md">
          <IconMenu2 size={24} aria-hidden />
        </ActionIcon>
        <Logo />
        <Group component="nav" aria-label={fa.nav.mainLabel} gap={2} wrap="nowrap" visibleFrom="sm" ms={{ md: 'md' }}>
          {links.map(({ to, label, from }) => (
            <Box key={to} visibleFrom={from}>
              <Link to={to} className={classes.link}>
                {label}
              </Link>
            </Box>
          ))}
          <UnstyledButton
            className={classes.link}
            aria-expanded={departmentsOpened}
            aria-controls={departmentsOpened ? DEPARTMENTS_PANEL_ID : undefined}
            ref={departmentsToggle}
            onClick={props.onToggleDepartments}
          >
            {fa.nav.departments}
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        </Group>
        <Group gap={2} justify="flex-end" ms="auto" {...personal}>
          <Group visibleFrom="md">
            <SchemeToggle />
          </Group>
          <ActionIcon aria-label={fa.nav.search} aria-haspopup="dialog" onClick={props.onOpenSearch}>
            <IconSearch size={24} stroke={1.8} aria-hidden />
          </ActionIcon>
          <BasketLink count={basketCount} />
          <Visitor user={user} unreadCount={unreadCount} onLogOut={props.onLogOut} />
        </Group>
      </div>
      {departmentsPanel}
    </header>
  );
}
