import type { MouseEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import classes from './SkipLink.module.css';

/** The id of the main content, to which `SkipLink` leads. */
export const MAIN_ID = 'main';

function skip(event: MouseEvent) {
  // By default, the link would add a history entry without the router's state. This state contains, for example, the
  // page to return to after a log-in.
  event.preventDefault();
  const main = document.getElementById(MAIN_ID);
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** A link that skips the header. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.root} onClick={skip}>
      {fa.nav.skipToContent}
    </a>
  );
}
