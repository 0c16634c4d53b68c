import { Image, type ImageProps } from '@mantine/core';
import { config } from '../../../config.ts';
import { resolveMedia } from '../../../lib/url.ts';

/** What stands in for a picture that is missing or broken; files of `public/`. */
const FALLBACKS = {
  avatar: 'default-avatar.png',
  cover: 'default-cover.svg',
  department: 'default-department.svg',
  icon: 'logo.svg',
} as const;

interface ApiImageProps extends Pick<ImageProps, 'bd' | 'bg' | 'className' | 'fit' | 'h' | 'radius' | 'style' | 'w'> {
  /** The address as the server gave it; null for none. */
  src: string | null;
  /** What it shows, which chooses the default picture. */
  kind: keyof typeof FALLBACKS;
  /** Pixels of the picture, which keep its place; CSS may show it at another size. */
  width: number;
  /** As the width. */
  height: number;
  /** Says what is seen. Default empty: what stands beside it says it. */
  alt?: string;
  /** Is it on the first screen, so that it should come first? Default false. */
  eager?: boolean;
}

/** The address of the default picture of a kind. */
export const fallbackOf = (kind: keyof typeof FALLBACKS) => `${import.meta.env.BASE_URL}${FALLBACKS[kind]}`;

/** A picture that the server names: its address made absolute, a default one where there is none (product §3, §9). */
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
