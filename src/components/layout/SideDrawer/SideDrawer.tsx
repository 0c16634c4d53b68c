import { Drawer, Stack, useDirection } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import { AccountControl } from '../AccountControl/AccountControl.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { DisplaySettings } from '../DisplaySettings/DisplaySettings.tsx';
import '../../../theme/overlay.css';

/** What both menus take. */
export interface MenuProps extends DialogProps {
  /** How many notifications are unread. Default 0. */
  unreadCount?: number;
  /** Is somebody signed in? Then it offers to log out instead of to sign up. */
  signedIn: boolean;
  /** Opens the header's departments panel. */
  onOpenDepartments: () => void;
  /** Called when a signed-in user logs out, after `onClose`. */
  onLogOut: () => void;
}

/** The right-hand drawer: the links again, the look of the site and the sign-up control, 280 px wide (product §2, §9). */
export function SideDrawer({ opened, signedIn, unreadCount = 0, onOpenDepartments, onClose, onLogOut }: MenuProps) {
  const { dir } = useDirection();
  return (
    // Mantine's sides follow the reading direction: its left is our right.
    <Drawer
      opened={opened}
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size={280}
      title={fa.brand.name}
    >
      <Stack gap="md">
        <MenuLinks unreadCount={unreadCount} onFollow={onClose} onOpenDepartments={onOpenDepartments} />
        <DisplaySettings />
        <AccountControl signedIn={signedIn} onFollow={onClose} onLogOut={onLogOut} />
      </Stack>
    </Drawer>
  );
}
