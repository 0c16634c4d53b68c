import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './CourseCover.module.css';

interface CourseCoverProps {
  /** The address that the server gave; without one, or if it is broken, the default cover is shown. */
  src: string | null;
  /** Is it on the first screen, so that it should not wait? Default false. */
  eager?: boolean;
}

/** A course's picture at 16:9; beside its title, so without a text of its own (product §2). */
export function CourseCover(props: CourseCoverProps) {
  return <ApiImage kind="cover" width={640} height={360} className={classes.cover ?? ''} {...props} />;
}
