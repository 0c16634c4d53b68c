import { Image } from '@mantine/core';
import { config } from '../../../config.ts';
import { resolveMedia } from '../../../lib/url.ts';
import classes from './CourseCover.module.css';

interface CourseCoverProps {
  /** The address that the server gave; without one, or if it is broken, the default cover is shown. */
  src: string | null;
  /** Is it on the first screen, so that it should not wait? Default false. */
  eager?: boolean;
}

const FALLBACK = `${import.meta.env.BASE_URL}default-cover.svg`;

/** A course's picture at 16:9; beside its title, so without a text of its own (product §2). */
export function CourseCover({ src, eager = false }: CourseCoverProps) {
  return (
    <Image
      className={classes.cover}
      src={resolveMedia(src, config.apiBase)}
      fallbackSrc={FALLBACK}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
