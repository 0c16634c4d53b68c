import { fa } from '../../../text/fa.ts';
import classes from './SkipLink.module.css';

/** The id of the main content, which `SkipLink` leads to. */
export const MAIN_ID = 'main';

/** Skips the header. Visible only while focused. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.root}>
      {fa.nav.skipToContent}
    </a>
  );
}
