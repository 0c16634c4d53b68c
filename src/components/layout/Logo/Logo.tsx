import { Link } from '../Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './Logo.module.css';

/**
 * The academy's mark and name, linked to the home page (product §2). `scripts/brand.ts` puts the mark into the HTML.
 */
export function Logo({ onClick }: { /** Called when the link is followed. */ onClick?: () => void }) {
  return (
    <Link to={paths.home} className={classes.root} aria-label={fa.brand.homeLink} onClick={onClick}>
      <svg className={classes.mark} aria-hidden>
        <use href="#mark" />
      </svg>
      <span className={classes.name}>{fa.brand.name}</span>
    </Link>
  );
}
