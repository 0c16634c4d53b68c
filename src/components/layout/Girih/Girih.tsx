import { Box, type BoxProps } from '@mantine/core';
import classes from './Girih.module.css';

/** A ground of girih that fills its positioned parent, behind what comes after it; decoration only. */
export function Girih(props: BoxProps) {
  return <Box aria-hidden className={classes.ground} {...props} />;
}
