import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Girih.module.css';

/**
 * A ground of girih that fills its positioned parent, behind what comes after it; decoration only. Its colour and strength are
 * the parent's `--academy-girih`.
 */
export function Girih() {
  return <div aria-hidden className={classes.ground} />;
}

/** A picture's worth of lapis with the girih on it, the same in both schemes, for what is white. */
export function LapisPanel({ className = '', children, ...props }: BoxProps & { children?: ReactNode }) {
  return (
    <Box className={`${classes.lapis} ${className}`} {...props}>
      <Girih />
      {children}
    </Box>
  );
}
