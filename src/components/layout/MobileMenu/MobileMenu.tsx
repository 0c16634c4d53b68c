import { CloseButton, Group, Modal } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import { Girih } from '../Girih/Girih.tsx';
import { BasketLink } from '../Header/BasketLink.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import '../../../theme/overlay.css';
import classes from './MobileMenu.module.css';

interface MobileMenuProps extends DialogProps, Omit<MenuProps, 'onClose'> {
  /** How many courses are in the basket. */
  basketCount: number;
}

/** The small screens' menu over the whole page, with the shopping bag and the close icon on top (product §2). */
export function MobileMenu({ opened, basketCount, ...menu }: MobileMenuProps) {
  return (
    <Modal.Root opened={opened} onClose={menu.onClose} fullScreen transitionProps={{ transition: 'fade' }}>
      <Modal.Content aria-label={fa.nav.menuLabel}>
        <Modal.Body className={classes.body}>
          <Girih />
          <Group justify="space-between" pos="relative">
            <CloseButton size={44} iconSize={26} radius="xl" aria-label={fa.nav.closeMenu} onClick={menu.onClose} />
            <BasketLink count={basketCount} onClick={menu.onClose} />
          </Group>
          <Menu {...menu} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
