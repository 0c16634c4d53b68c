import { Drawer } from '@mantine/core';
import '../../../theme/overlay.css';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

interface FilterDrawerProps extends FilterFormProps, DialogProps {}

/** The filter panel beside the course list, over it on small screens (product §2, filter panel). */
export function FilterDrawer({ opened, onClose, ...form }: FilterDrawerProps) {
  return (
    // Mantine's sides follow the reading direction: its right is where lines end.
    <Drawer opened={opened} onClose={onClose} position="right" size={400} title={fa.filters.title}>
      <FilterForm {...form} />
    </Drawer>
  );
}
