import { fa } from '../../../text/fa.ts';
import { ApiImage } from '../../layout/ApiImage/ApiImage.tsx';
import classes from './DepartmentGallery.module.css';

interface DepartmentGalleryProps {
  /** The department's name, for the pictures' texts. */
  name: string;
  /** Addresses; a default picture stands in for null, for a broken address and for an empty list. */
  images: readonly (string | null)[];
}

/** A department's pictures, a default one when it has none (product §2, department page). */
export function DepartmentGallery({ name, images }: DepartmentGalleryProps) {
  const shown = [...new Set(images.length === 0 ? [null] : images)];
  return (
    <ul className={classes.list} aria-label={fa.departments.images}>
      {shown.map((image, index) => (
        <li key={image ?? 'default'}>
          <ApiImage
            kind="department"
            className={classes.image ?? ''}
            src={image}
            width={640}
            height={360}
            alt={fa.departments.image(name, index + 1)}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
