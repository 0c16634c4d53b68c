import { Box, type BoxProps } from '@mantine/core';
import classes from './Girih.module.css';
import { OUTER, RIM } from './girihFrame.tsx';

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
