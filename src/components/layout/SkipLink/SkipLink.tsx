import { fa } from '../../../text/fa.ts';
import classes from './SkipLink.module.css';

/** The id of the main content, the target of `SkipLink`. */
export const MAIN_ID = 'main';

/** A link that skips the header. It is visible only while focused. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.root}>
      {fa.nav.skipToContent}
    </a>
  );
}
