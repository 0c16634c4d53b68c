import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Girih.module.css';

/**
 * A girih (Persian geometric pattern) that fills its positioned parent. The parent's `--academy-girih` sets the colour.
 */
export function Girih() {
  return <div aria-hidden className={classes.ground} />;
}

/** A lapis-blue box with a girih, for white text. It looks the same in both colour schemes. */
export function LapisPanel({ className = '', children, ...props }: BoxProps & { children?: ReactNode }) {
  return (
    <Box className={`${classes.lapis} ${className}`} {...props}>
      <Girih />
      {children}
    </Box>
  );
}
