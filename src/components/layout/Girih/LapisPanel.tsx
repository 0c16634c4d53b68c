import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Girih.module.css';
import { Girih } from './Girih.tsx';

/** A picture's worth of lapis with the girih on it, the same in both schemes, for what is white. */
export function LapisPanel({ className = '', children, ...props }: BoxProps & { children?: ReactNode }) {
  return (
    <Box className={`${classes.lapis} ${className}`} {...props}>
      <Girih />
      {children}
    </Box>
  );
}
