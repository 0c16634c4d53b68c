import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './CourseCover.module.css';

interface CourseCoverProps {
  /** The server's address. A missing or broken picture is replaced by the default cover. */
  src: string | null;
  /** Whether it is on the first screen and loads at once. Default false. */
  eager?: boolean;
}

/** A course's picture at 16:9. It has no alternative text, because the title stands beside it (product §2). */
export function CourseCover(props: CourseCoverProps) {
  return <ApiImage kind="cover" width={640} height={360} className={classes.cover ?? ''} {...props} />;
}
