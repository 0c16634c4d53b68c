import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './CourseCover.module.css';

interface CourseCoverProps {
  /** The URL from the API. A missing or broken image is replaced by the default cover. */
  src: string | null;
  /** Whether the cover is initially visible and therefore loads at once. Default false. */
  eager?: boolean;
}

/** A course's cover, at 16:9 unless its place sets a height. It has no alternative text, because the title is beside it (product §2). */
export function CourseCover(props: CourseCoverProps) {
  return <ApiImage kind="cover" width={640} height={360} className={classes.cover ?? ''} {...props} />;
}
