import { Drawer } from '@mantine/core';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { fa } from '../../../text/fa.ts';
import '../../../theme/overlay.css';
import { CourseOutline, type CourseOutlineProps } from '../CourseOutline/CourseOutline.tsx';
import classes from './OutlineSheet.module.css';

/** `CourseOutline` in a bottom sheet, for narrow screens (product §10). */
export function OutlineSheet({ opened, onClose, ...outline }: DialogProps & CourseOutlineProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="80dvh"
      title={fa.learning.outline}
      closeButtonProps={{ 'aria-label': fa.learning.closeOutline, size: 'calc(44px)' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <CourseOutline {...outline} />
    </Drawer>
  );
}
