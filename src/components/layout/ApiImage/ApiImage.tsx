import { Image, type ImageProps } from '@mantine/core';
import { config } from '../../../config.ts';
import { resolveMedia } from '../../../lib/url.ts';

/** The default pictures of `brand/drawings/`. */
const FALLBACKS = {
  avatar: 'default-avatar.png',
  cover: 'default-cover.svg',
  department: 'default-department.svg',
  icon: 'logo.svg',
} as const;

interface ApiImageProps extends Pick<ImageProps, 'bd' | 'bg' | 'className' | 'fit' | 'h' | 'radius' | 'style' | 'w'> {
  /** The address as the server sent it. Null for none. */
  src: string | null;
  /** What it shows. It selects the default picture. */
  kind: keyof typeof FALLBACKS;
  /** Intrinsic size in pixels, which reserves the space. CSS may change the displayed size. */
  width: number;
  /** Like the width. */
  height: number;
  /** The alternative text. Default empty, because the text beside it says the same. */
  alt?: string;
  /** Whether it is on the first screen and loads first. Default false. */
  eager?: boolean;
}

/** The address of a default picture. */
export const fallbackOf = (kind: keyof typeof FALLBACKS) => `${import.meta.env.BASE_URL}${FALLBACKS[kind]}`;

/** A picture that the server names, with an absolute address, or a default one (product §3, §9). */
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
