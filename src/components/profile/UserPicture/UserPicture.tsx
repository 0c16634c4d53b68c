import { Image } from '@mantine/core';
import { FilePicture } from '../../form/FilePicture/FilePicture.tsx';
import classes from './UserPicture.module.css';

interface UserPictureProps {
  /** Its address; without one, or if it is broken, the default avatar is shown. */
  src: string | null;
  /** A picture that was chosen in its place and not sent yet. Default null. */
  chosen?: File | null;
}

const FALLBACK = `${import.meta.env.BASE_URL}default-avatar.png`;

/** A user's picture in a circle, beside the user's name and so without a text of its own (product §2, profile). */
export function UserPicture({ src, chosen = null }: UserPictureProps) {
  const look = { className: classes.picture ?? '', w: 128, h: 128, radius: '50%' };
  if (chosen) return <FilePicture file={chosen} fallback={FALLBACK} {...look} />;
  return <Image src={src} fallbackSrc={FALLBACK} alt="" {...look} />;
}
