import { FilePicture } from '../../form/FilePicture/FilePicture.tsx';
import { ApiImage, fallbackOf } from '../../layout/ApiImage/ApiImage.tsx';

interface UserPictureProps {
  /** The URL from the API. A missing or broken picture is replaced by the default avatar. */
  src: string | null;
  /** A chosen picture that has not been sent yet. It is shown instead of `src`. Default null. */
  chosen?: File | null;
  /** The diameter in pixels. Default 128. */
  size?: number;
}

/** A user's picture in a circle. It has no alternative text, because the name is beside it (product §2, profile). */
export function UserPicture({ src, chosen = null, size = 128 }: UserPictureProps) {
  const look = {
    w: `calc(${size}px)`,
    h: `calc(${size}px)`,
    radius: '50%',
    bg: 'var(--academy-sunken)',
    style: { flex: 'none', boxShadow: 'var(--mantine-shadow-sm)' },
  };
  if (chosen) return <FilePicture file={chosen} fallback={fallbackOf('avatar')} {...look} />;
  return <ApiImage kind="avatar" src={src} width={size} height={size} eager {...look} />;
}
