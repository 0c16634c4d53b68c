import { CloseButton, Group, Modal, Stack } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import { AccountControl } from '../AccountControl/AccountControl.tsx';
import { Girih } from '../Girih/Girih.tsx';
import { DisplaySettings } from '../DisplaySettings/DisplaySettings.tsx';
import { BasketLink } from '../Header/BasketLink.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import type { MenuProps } from '../SideDrawer/SideDrawer.tsx';
import '../../../theme/overlay.css';
import classes from './MobileMenu.module.css';

interface MobileMenuProps extends MenuProps {
  /** How many courses are in the basket. */
  basketCount: number;
}

/** The small screens' menu over the whole page, with the shopping bag and the close icon on top (product §2). */
export function MobileMenu({
  opened,
  signedIn,
  unreadCount = 0,
  basketCount,
  onOpenDepartments,
  onClose,
  onLogOut,
}: MobileMenuProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} fullScreen transitionProps={{ transition: 'fade' }}>
      <Modal.Content aria-label={fa.nav.menuLabel}>
        <Modal.Body className={classes.body}>
          <Girih opacity={0.06} />
          <Group justify="space-between" pos="relative">
            <CloseButton size={44} iconSize={26} radius="xl" aria-label={fa.nav.closeMenu} onClick={onClose} />
            <BasketLink count={basketCount} onClick={onClose} />
          </Group>
          <Stack flex={1} pos="relative">
            <MenuLinks unreadCount={unreadCount} onFollow={onClose} onOpenDepartments={onOpenDepartments} />
            <DisplaySettings />
          </Stack>
          <AccountControl signedIn={signedIn} onFollow={onClose} onLogOut={onLogOut} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
