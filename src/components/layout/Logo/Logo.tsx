import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './Logo.module.css';

const GROUND =
  'M32 0l10 7.8l12.6 1.6l1.6 12.6l7.8 10l-7.8 10l-1.6 12.6l-12.6 1.6l-10 7.8l-10-7.8l-12.6-1.6l-1.6-12.6l-7.8-10l7.8-10l1.6-12.6l12.6-1.6z';
const STRAND =
  'M32 9.5l13.4 13.4M50.5 28l4 4M47.9 16.1l0 18.9M47.9 42.2l0 5.7M54.5 32l-13.4 13.4M36 50.5l-4 4M47.9 47.9l-18.9 0M21.8 47.9l-5.7 0M32 54.5l-13.4-13.4M13.5 36l-4-4M16.1 47.9l0-18.9M16.1 21.8l0-5.7M9.5 32l13.4-13.4M28 13.5l4-4M16.1 16.1l18.9 0M42.2 16.1l5.7 0';
const HEART =
  'M32 23.6l2.3 2.8l3.6-0.3l-0.3 3.6l2.8 2.3l-2.8 2.3l0.3 3.6l-3.6-0.3l-2.3 2.8l-2.3-2.8l-3.6 0.3l0.3-3.6l-2.8-2.3l2.8-2.3l-0.3-3.6l3.6 0.3z';

/** The academy's mark and name, leading home (product §2). */
export function Logo() {
  return (
    <Link to={paths.home} className={classes.root} aria-label={fa.brand.homeLink}>
      <svg viewBox="0 0 64 64" className={classes.mark} aria-hidden>
        <path d={GROUND} className={classes.ground} />
        <path d={STRAND} className={classes.strand} />
        <path d={HEART} className={classes.heart} />
      </svg>
      <span className={classes.name}>{fa.brand.name}</span>
    </Link>
  );
}
