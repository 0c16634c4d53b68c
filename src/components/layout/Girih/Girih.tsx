import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Girih.module.css';

/** A decorative girih background that fills its positioned parent. `--academy-girih` of the parent sets its colour. */
export function Girih() {
  return <div aria-hidden className={classes.ground} />;
}

/** A lapis background with girih, the same in both schemes, for white text. */
export function LapisPanel({ className = '', children, ...props }: BoxProps & { children?: ReactNode }) {
  return (
    <Box className={`${classes.lapis} ${className}`} {...props}>
      <Girih />
      {children}
    </Box>
  );
}
