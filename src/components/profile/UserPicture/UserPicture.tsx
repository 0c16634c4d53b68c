import { Image } from '@mantine/core';
import classes from './UserPicture.module.css';

interface UserPictureProps {
  /** Its address; without one, or if it is broken, the default avatar is shown. */
  src: string | null;
  /** Side in pixels. Default 128. */
  size?: number;
}

const FALLBACK = `${import.meta.env.BASE_URL}default-avatar.png`;

/** A user's picture in a circle, beside the user's name and so without a text of its own (product §2, profile). */
export function UserPicture({ src, size = 128 }: UserPictureProps) {
  return <Image className={classes.picture} src={src} fallbackSrc={FALLBACK} alt="" w={size} h={size} radius="50%" />;
}
