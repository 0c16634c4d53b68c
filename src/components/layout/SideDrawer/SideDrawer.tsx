import { Drawer, useDirection } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import '../../../theme/overlay.css';

/** The right-hand drawer with the menu, 280 px wide (product §2, §9). */
export function SideDrawer({ opened, ...menu }: DialogProps & MenuProps) {
  const { dir } = useDirection();
  return (
    // Mantine's sides follow the reading direction: its left is our right.
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
