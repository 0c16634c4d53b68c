import { ActionIcon, Box, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMenu2, IconSearch } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import * as brand from '../../../../brand/brand.ts';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import type { StoredUser } from '../../../session/storedUser.ts';
import { Logo } from '../Logo/Logo.tsx';
import { SchemeToggle } from '../SchemeToggle/SchemeToggle.tsx';
import { BasketLink } from './BasketLink.tsx';
import classes from './Header.module.css';
import { Visitor, type Section } from './visitor.tsx';

const links = [
  { to: paths.courses, label: fa.nav.courses, from: 'sm', name: 'courses' },
  ...(brand.blog ? [{ to: paths.blogs, label: fa.nav.blogs, from: 'md', name: 'blogs' }] : []),
] as const;

/** Marks the section that the current page belongs to. */
const SECTION = { 'data-section': true, 'aria-current': true } as const;

/** The id of the departments panel, for its toggle's `aria-controls`. */
export const DEPARTMENTS_PANEL_ID = 'departments-panel';

export interface HeaderProps {
  /** The signed-in user. Null for a visitor. */
  user: Pick<StoredUser, 'username' | 'profilePicture'> | null;
  /** The number of courses in the basket. */
  basketCount: number;
  /** The number of unread notifications. Default 0. */
  unreadCount?: number;
  /**
   * The section that the current page belongs to. Default: none. The link to this section is highlighted. On the log-in
   * page, the sign-up button is not filled, because the form already has a filled button.
   */
  section?: Section | undefined;
  /** Whether the departments panel is open. */
  departmentsOpened: boolean;
  /** A ref to the button that toggles the departments panel. */
  departmentsToggle?: RefObject<HTMLButtonElement | null>;
  /** The `DepartmentsPanel` below the bar. */
  departmentsPanel?: ReactNode;
  /** Toggles the departments panel. */
  onToggleDepartments: () => void;
  /** Opens the site search. */
  onOpenSearch: () => void;
  /** Opens the drawer. Its button is visible on medium-sized screens. */
  onOpenDrawer: () => void;
  /** Opens the full-screen menu. Its button is visible on small screens. */
  onOpenMenu: () => void;
  /** Logs the user out. */
  onLogOut: () => void;
}

/** The header of every page: logo, links, departments, basket and user (product §2). */
export function Header(props: HeaderProps) {
  const { user, basketCount, unreadCount = 0, section, departmentsOpened, departmentsToggle, departmentsPanel } = props;
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
          {links.map(({ to, label, from, name }) => (
            <Box key={to} visibleFrom={from}>
              <Link to={to} className={classes.link} {...(section === name && SECTION)}>
                {label}
              </Link>
            </Box>
          ))}
          <UnstyledButton
            className={classes.link}
            {...(section === 'departments' && SECTION)}
            aria-expanded={departmentsOpened}
            aria-controls={departmentsOpened ? DEPARTMENTS_PANEL_ID : undefined}
            ref={departmentsToggle}
            onClick={props.onToggleDepartments}
          >
            {fa.nav.departments}
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        </Group>
        <Group gap={2} justify="flex-end" ms="auto" data-personal>
          <Group visibleFrom="md">
            <SchemeToggle />
          </Group>
          <ActionIcon aria-label={fa.nav.search} aria-haspopup="dialog" onClick={props.onOpenSearch}>
            <IconSearch size={24} stroke={1.8} aria-hidden />
          </ActionIcon>
          <BasketLink count={basketCount} />
          <Visitor user={user} unreadCount={unreadCount} section={section} onLogOut={props.onLogOut} />
        </Group>
      </div>
      {departmentsPanel}
    </header>
  );
}
