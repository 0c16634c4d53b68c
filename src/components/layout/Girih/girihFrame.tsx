import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Girih.module.css';

export const RIM =
  'M130.3 6.8l21.5 21.8l27.5 13.8l4.6 30.3l14.1 27.3l-14.1 27.3l-4.6 30.3l-27.5 13.8l-21.5 21.8l-30.3-5l-30.3 5l-21.5-21.8l-27.5-13.8l-4.6-30.3l-14.1-27.3l14.1-27.3l4.6-30.3l27.5-13.8l21.5-21.8l30.3 5z';
export const OUTER =
  'M100 8l18.2 25M123.1 39.8l28.5 39.2M156.5 85.8l31 42.6M154.1 25.6l0 30.9M154.1 64.9l0 48.5M154.1 121.8l0 52.6M187.5 71.6l-18.2 25M164.4 103.4l-28.5 39.2M131 149.4l-31 42.6M187.5 128.4l-29.4 9.6M150.1 140.6l-46.1 15M96 158.2l-50.1 16.2M154.1 174.4l-29.5-9.5M116.7 162.3l-46.1-15M62.6 144.7l-50.1-16.3M100 192l-18.2-25M76.9 160.2l-28.5-39.2M43.5 114.2l-31-42.6M45.9 174.4l0-30.9M45.9 135.1l0-48.5M45.9 78.2l0-52.6M12.5 128.4l18.2-25M35.6 96.6l28.5-39.2M69 50.6l31-42.6M12.5 71.6l29.4-9.6M49.9 59.4l46.1-15M104 41.8l50.1-16.2M45.9 25.6l29.5 9.5M83.3 37.7l46.1 15M137.4 55.3l50.1 16.3';

/** The outer strands of a `GirihStar`, as a decorative frame for an icon. Children are SVG elements. */
export const GirihFrame = ({ children, ...props }: BoxProps & { children?: ReactNode }) => (
  <Box component="svg" viewBox="0 0 200 200" aria-hidden {...props}>
    <path d={RIM} className={classes.rim} />
    <path d={OUTER} className={classes.strand} data-part="outer" />
    {children}
  </Box>
);
