import { Image, Title } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import classes from './DepartmentGallery.module.css';

interface DepartmentGalleryProps {
  /** The department's name, for the pictures' texts. */
  name: string;
  /** Addresses; a default picture stands in for null, for a broken address and for an empty list. */
  images: readonly (string | null)[];
}

const FALLBACK = `${import.meta.env.BASE_URL}default-department.svg`;

/** A department's pictures, a default one when it has none (product §2, department page). */
export function DepartmentGallery({ name, images }: DepartmentGalleryProps) {
  return (
    <section>
      <Title order={2} mb="md">
        {fa.departments.images}
      </Title>
      <ul className={classes.list}>
        {[...new Set(images.length === 0 ? [null] : images)].map((image, index) => (
          <li key={image ?? FALLBACK}>
            <Image
              className={classes.image}
              src={image}
              fallbackSrc={FALLBACK}
              alt={fa.departments.image(name, index + 1)}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
