import { imageDimensionsFromData } from 'image-dimensions';

/** The supported picture formats. */
export const IMAGE_KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export interface ImageLimits {
  kinds: readonly ImageKind[];
  /** The maximum size in bytes, inclusive. */
  maxBytes?: number;
}

const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
// The number of bytes to read. The picture's dimensions are within these bytes, even after long camera metadata.
const HEADER = 10_485_760;

/**
 * Reads a picture's type and its size in pixels from its first bytes, not from its name. Null for a file that is not a
 * picture.
 */
export async function readImage(file: Blob): Promise<{ kind: ImageKind; width: number; height: number } | null> {
  // The file may have been deleted since it was chosen.
  const header = await file
    .slice(0, HEADER)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const { type, width = 0, height = 0 } = imageDimensionsFromData(new Uint8Array(header)) ?? {};
  const kind = IMAGE_KINDS.find((known) => known === `image/${type}`);
  return kind && width > 0 && height > 0 ? { kind, width, height } : null;
}

/**
 * Checks a picture. `ok`: it is accepted. `bytes`: it is too large. `kind`: its type is not supported or not readable.
 * `dimensions`: a side is over 12,000 px, or the area is over 50 megapixels (product §5).
 */
export async function checkImage(
  file: Blob,
  { kinds, maxBytes = Infinity }: ImageLimits,
): Promise<'ok' | 'kind' | 'bytes' | 'dimensions'> {
  if (file.size > maxBytes) return 'bytes';
  const image = await readImage(file);
  if (!image || !kinds.includes(image.kind)) return 'kind';
  const { width, height } = image;
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS ? 'dimensions' : 'ok';
}
