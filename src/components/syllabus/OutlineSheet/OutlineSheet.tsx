import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';
import { CourseOutline, type CourseOutlineProps } from '../CourseOutline/CourseOutline.tsx';
import classes from './OutlineSheet.module.css';

/** `CourseOutline` in a drawer, or on phones in a bottom sheet (product §10). */
export function OutlineSheet({ opened, onClose, ...outline }: DialogProps & CourseOutlineProps) {
  // The drawer opens as soon as it mounts, so its first render reads the screen width. Hydration is not affected,
  // because the drawer is never prerendered.
  const isWide = useMediaQuery('(min-width: 37.5em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 400 : '80dvh'}
      title={fa.learning.outline}
      closeButtonProps={{ 'aria-label': fa.learning.closeOutline, size: 'calc(44px)', iconSize: 22 }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <CourseOutline {...outline} onFollow={onClose} />
    </Drawer>
  );
}
