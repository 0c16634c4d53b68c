import { FilePicture } from '../../form/FilePicture/FilePicture.tsx';
import { ApiImage, fallbackOf } from '../../layout/ApiImage/ApiImage.tsx';

interface UserPictureProps {
  /** Its address; without one, or if it is broken, the default avatar is shown. */
  src: string | null;
  /** A picture that was chosen in its place and not sent yet. Default null. */
  chosen?: File | null;
}

/** Pixels. */
const SIZE = 128;

/** A user's picture in a circle, beside the user's name and so without a text of its own (product §2, profile). */
export function UserPicture({ src, chosen = null }: UserPictureProps) {
  const look = {
    w: `calc(${SIZE}px)`,
    h: `calc(${SIZE}px)`,
    radius: '50%',
    bg: 'var(--academy-sunken)',
    bd: '4px solid var(--mantine-color-body)',
    style: { flex: 'none', boxShadow: 'var(--mantine-shadow-sm)' },
  };
  if (chosen) return <FilePicture file={chosen} fallback={fallbackOf('avatar')} {...look} />;
  return <ApiImage kind="avatar" src={src} width={SIZE} height={SIZE} eager {...look} />;
}
