import { fa } from '../../../text/fa.ts';
import classes from './SkipLink.module.css';

/** The id of the main content, to which `SkipLink` leads. */
export const MAIN_ID = 'main';

/** A link that skips the header. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.root}>
      {fa.nav.skipToContent}
    </a>
  );
}
