import { Badge, Button, CloseButton, Drawer, Group, Modal, Stack, UnstyledButton, useDirection } from '@mantine/core';
import {
  IconBell,
  IconBook2,
  IconCategory2,
  IconChevronRight,
  IconHeadset,
  IconHome2,
  IconInfoCircle,
  IconLogout,
  IconNews,
  IconShoppingBag,
  IconSparkles,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import * as brand from '../../../../brand/brand.ts';
import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import { DisplaySettings } from '../DisplaySettings/DisplaySettings.tsx';
import classes from './Menu.module.css';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import '../../../theme/overlay.css';
import { InstallOffer } from '../InstallOffer/InstallOffer.tsx';
import { Logo } from '../Logo/Logo.tsx';

// The menu shows the departments item between `browseLinks` and `siteLinks`. An item with `group` begins a new group.
const browseLinks = [
  { to: paths.home, label: fa.nav.home, icon: IconHome2 },
  { to: paths.courses, label: fa.nav.courses, icon: IconBook2 },
  ...(brand.blog ? [{ to: paths.blogs, label: fa.nav.blogs, icon: IconNews }] : []),
];
const siteLinks = [
  { to: paths.basket, label: fa.nav.basket, icon: IconShoppingBag, group: true },
  ...(brand.notifications ? [{ to: paths.notifications, label: fa.nav.notifications, icon: IconBell }] : []),
  { to: paths.profile, label: fa.nav.profile, icon: IconUserCircle },
  { to: paths.about, label: fa.nav.about, icon: IconInfoCircle, group: true },
  { to: paths.services, label: fa.nav.services, icon: IconSparkles },
  { to: paths.contact, label: fa.nav.contact, icon: IconHeadset },
];

interface MenuProps {
  /** The number of unread notifications. Default 0. */
  unreadCount?: number;
  signedIn: boolean;
  onOpenDepartments: () => void;
  /** Called when an item is followed, to close the menu. */
  onClose: () => void;
  /** Logs the user out. Called after `onClose`. */
  onLogOut: () => void;
}

/** The content of `SideDrawer` and `MobileMenu`: links, display settings, log-in or log-out (product §2). */
export function Menu({ unreadCount = 0, signedIn, onOpenDepartments, onClose, onLogOut }: MenuProps) {
  const closeThen = (act: () => void) => () => (onClose(), act());
  const item = ({ to, label, icon: Icon, group }: { to: string; label: string; icon: Icon; group?: boolean }) => (
    <li key={to} data-group={group}>
      <Link to={to} className={classes.link} onClick={onClose}>
        <Icon size={22} stroke={1.8} aria-hidden />
        {label}
        {to === paths.notifications && unreadCount > 0 && (
          <Badge
            size="22"
            radius="xl"
            variant="filled"
            color="red"
            className={classes.unread}
            role="img"
            aria-label={fa.notifications.unreadCount(unreadCount)}
          >
            {formatNumber(unreadCount)}
          </Badge>
        )}
      </Link>
    </li>
  );
  return (
    <Stack flex={1} gap="xs" className={classes.menu}>
      <nav aria-label={fa.nav.menuLabel}>
        <Stack component="ul" gap={0}>
          {browseLinks.map(item)}
          <li>
            <UnstyledButton className={classes.link} onClick={closeThen(onOpenDepartments)}>
              <IconCategory2 size={22} stroke={1.8} aria-hidden />
              {fa.nav.departments}
              <IconChevronRight size={18} className="mantine-rotate-rtl" data-end aria-hidden />
            </UnstyledButton>
          </li>
          {siteLinks.map(item)}
        </Stack>
      </nav>
      <DisplaySettings />
      <InstallOffer />
      <Group grow gap="sm" className={classes.account}>
        {signedIn ? (
          <UnstyledButton className={classes.link} data-exit onClick={closeThen(onLogOut)}>
            <IconLogout size={22} stroke={1.8} className="mantine-rotate-rtl" aria-hidden />
            {fa.nav.logOut}
          </UnstyledButton>
        ) : (
          <>
            <Button component={Link} to={paths.signup} onClick={onClose}>
              {fa.nav.signUp}
            </Button>
            <Button component={Link} to={paths.login} variant="default" onClick={onClose}>
              {fa.nav.logIn}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

/** The right-hand drawer with the menu, 280 px wide (product §2, §9). */
export function SideDrawer({ opened, ...menu }: DialogProps & MenuProps) {
  const { dir } = useDirection();
  return (
    // Mantine mirrors the sides on right-to-left pages, so `left` is the right side there.
    <Drawer
      opened={opened}
      onClose={menu.onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size={280}
      title={fa.brand.name}
    >
      <Menu {...menu} />
    </Drawer>
  );
}

/** The full-screen menu for small screens (product §2). */
export function MobileMenu({ opened, ...menu }: DialogProps & MenuProps) {
  return (
    <Modal.Root opened={opened} onClose={menu.onClose} fullScreen transitionProps={{ transition: 'fade' }}>
      <Modal.Content aria-label={fa.nav.menuLabel}>
        <Modal.Body className={classes.body}>
          <Group gap="sm" mih={64} wrap="nowrap">
            <CloseButton size={44} iconSize={26} radius="xl" aria-label={fa.nav.closeMenu} onClick={menu.onClose} />
            <Logo onClick={menu.onClose} />
          </Group>
          <Menu {...menu} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
