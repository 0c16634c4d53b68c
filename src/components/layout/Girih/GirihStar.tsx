import { Box, type BoxProps } from '@mantine/core';
import classes from './Girih.module.css';

const RIM =
  'M130.3 6.8l21.5 21.8l27.5 13.8l4.6 30.3l14.1 27.3l-14.1 27.3l-4.6 30.3l-27.5 13.8l-21.5 21.8l-30.3-5l-30.3 5l-21.5-21.8l-27.5-13.8l-4.6-30.3l-14.1-27.3l14.1-27.3l4.6-30.3l27.5-13.8l21.5-21.8l30.3 5z';
const OUTER =
  'M100 8l18.2 25M123.1 39.8l28.5 39.2M156.5 85.8l31 42.6M154.1 25.6l0 30.9M154.1 64.9l0 48.5M154.1 121.8l0 52.6M187.5 71.6l-18.2 25M164.4 103.4l-28.5 39.2M131 149.4l-31 42.6M187.5 128.4l-29.4 9.6M150.1 140.6l-46.1 15M96 158.2l-50.1 16.2M154.1 174.4l-29.5-9.5M116.7 162.3l-46.1-15M62.6 144.7l-50.1-16.3M100 192l-18.2-25M76.9 160.2l-28.5-39.2M43.5 114.2l-31-42.6M45.9 174.4l0-30.9M45.9 135.1l0-48.5M45.9 78.2l0-52.6M12.5 128.4l18.2-25M35.6 96.6l28.5-39.2M69 50.6l31-42.6M12.5 71.6l29.4-9.6M49.9 59.4l46.1-15M104 41.8l50.1-16.2M45.9 25.6l29.5 9.5M83.3 37.7l46.1 15M137.4 55.3l50.1 16.3';
const INNER =
  'M117.3 46.7l0 38.1M117.3 90l0 13M117.3 108.2l0 13M117.3 126.4l0 26.9M145.3 67.1l-22.4 30.8M119.9 102.1l-7.7 10.5M109.2 116.8l-7.7 10.5M98.5 131.5l-15.8 21.8M156 100l-36.2 11.8M114.8 113.4l-12.3 4M97.5 119l-12.3 4M80.2 124.6l-25.5 8.3M145.3 132.9l-36.2-11.8M104.1 119.5l-12.3-4M86.8 113.9l-12.3-4M69.5 108.3l-25.5-8.3M117.3 153.3l-22.4-30.9M91.9 118.2l-7.7-10.5M81.2 103.5l-7.7-10.5M70.5 88.8l-15.8-21.7M82.7 153.3l0-38.1M82.7 110l0-13M82.7 91.8l0-13M82.7 73.6l0-26.9M54.7 132.9l22.4-30.8M80.1 97.9l7.7-10.5M90.8 83.2l7.7-10.5M101.5 68.5l15.8-21.8M44 100l36.2-11.8M85.2 86.6l12.3-4M102.5 81l12.3-4M119.8 75.4l25.5-8.3M54.7 67.1l36.2 11.8M95.9 80.5l12.3 4M113.2 86.1l12.3 4M130.5 91.7l25.5 8.3M82.7 46.7l22.4 30.9M108.1 81.8l7.7 10.5M118.8 96.5l7.7 10.5M129.5 111.2l15.8 21.7';
const HEART =
  'M100 83l3.3 7l6.7-3.8l-1.5 7.6l7.7 0.9l-5.7 5.3l5.7 5.3l-7.7 0.9l1.5 7.6l-6.7-3.8l-3.3 7l-3.3-7l-6.7 3.8l1.5-7.6l-7.7-0.9l5.7-5.3l-5.7-5.3l7.7-0.9l-1.5-7.6l6.7 3.8z';

const strandsOf = (d: string) => d.split(/(?=M)/);
const STRANDS = [...strandsOf(OUTER), ...strandsOf(INNER)];

interface GirihStarProps extends BoxProps {
  /** The fraction of strands in full colour, from 0 to 1. The other strands are faint. Default 1. */
  share?: number;
}

/** A decorative ten-pointed star of interlaced strands. As `share` increases, the star grows strand by strand. */
export function GirihStar({ share = 1, ...props }: GirihStarProps) {
  const woven = Math.round(STRANDS.length * Math.min(1, Math.max(0, share)));
  const outer = strandsOf(OUTER).length;
  const paths = [
    { d: STRANDS.slice(woven).join(''), part: 'missing' },
    { d: STRANDS.slice(0, Math.min(woven, outer)).join(''), part: 'outer' },
    { d: STRANDS.slice(outer, Math.max(woven, outer)).join(''), part: 'inner' },
  ].filter(({ d }) => d !== '');
  return (
    <Box component="svg" viewBox="0 0 200 200" w={160} h={160} aria-hidden {...props}>
      <path d={RIM} className={classes.rim} />
      {paths.map(({ d, part }) => (
        <path key={part} d={d} className={classes.strand} data-part={part} />
      ))}
      {woven === STRANDS.length && <path d={HEART} className={classes.heart} />}
    </Box>
  );
}
