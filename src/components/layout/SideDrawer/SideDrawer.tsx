import { Drawer, Stack, useDirection } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { AccountControl } from '../AccountControl/AccountControl.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { SchemeToggle } from '../SchemeToggle/SchemeToggle.tsx';
import '../../../theme/overlay.css';

interface SideDrawerProps {
  /** Is the drawer open? */
  opened: boolean;
  /** Is somebody signed in? Then it offers to log out instead of to sign up. */
  signedIn: boolean;
  /** Opens the header's departments panel. */
  onOpenDepartments: () => void;
  /** Called on Escape, the close button, a press outside and every way out. */
  onClose: () => void;
  /** Called when a signed-in user logs out, after `onClose`. */
  onLogOut: () => void;
}

/** The right-hand drawer: the links again, the sign-up control and the scheme toggle, 280 px wide (product §2, §9). */
export function SideDrawer({ opened, signedIn, onOpenDepartments, onClose, onLogOut }: SideDrawerProps) {
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
        <MenuLinks onFollow={onClose} onOpenDepartments={onOpenDepartments} />
        <SchemeToggle withLabel />
        <AccountControl signedIn={signedIn} onFollow={onClose} onLogOut={onLogOut} />
      </Stack>
    </Drawer>
  );
}
