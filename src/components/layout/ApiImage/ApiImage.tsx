import { Image, type ImageProps } from '@mantine/core';
import { config } from '../../../config.ts';
import { resolveMedia } from '../../../lib/url.ts';

/** The default images, which `scripts/brand.ts` generates from `brand/`. */
const FALLBACKS = {
  avatar: 'default-avatar.png',
  cover: 'default-cover.svg',
  department: 'default-department.svg',
  icon: 'logo.svg',
} as const;

interface ApiImageProps extends Pick<ImageProps, 'bd' | 'bg' | 'className' | 'fit' | 'h' | 'radius' | 'style' | 'w'> {
  /** The URL from the API. Null if there is no image. */
  src: string | null;
  /** The kind of image, which determines the default image. */
  kind: keyof typeof FALLBACKS;
  /** The intrinsic width in pixels, which reserves space for the image. CSS may change the displayed size. */
  width: number;
  /** The intrinsic height in pixels. */
  height: number;
  /** The alternative text. Default: empty, because the text beside the image says the same. */
  alt?: string;
  /** Whether the image is initially visible and therefore loads with high priority. Default false. */
  eager?: boolean;
}

/** The URL of a default image. */
export const fallbackOf = (kind: keyof typeof FALLBACKS) => `${import.meta.env.BASE_URL}${FALLBACKS[kind]}`;

/** An image from the API. If it is missing or broken, a default image replaces it (product §3, §9). */
export function ApiImage({ src, kind, alt = '', eager = false, ...props }: ApiImageProps) {
  return (
    <Image
      src={resolveMedia(src, config.apiBase)}
      fallbackSrc={fallbackOf(kind)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      {...props}
    />
  );
}
