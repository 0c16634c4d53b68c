import { imageDimensionsFromData } from 'image-dimensions';

/** The picture formats that the product knows. */
export const IMAGE_KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** What a picture may be. */
export interface ImageLimits {
  kinds: readonly ImageKind[];
  /** Inclusive. */
  maxBytes?: number;
}

const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
// Bytes in which a picture says its size, however much its camera noted before that.
const HEADER = 10_485_760;

/** What a file really is, by its header and without decoding it, whatever its name and type say; null for no picture. Sides in pixels. */
export async function readImage(file: Blob): Promise<{ kind: ImageKind; width: number; height: number } | null> {
  // A file may be gone since it was chosen.
  const header = await file
    .slice(0, HEADER)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const { type, width = 0, height = 0 } = imageDimensionsFromData(new Uint8Array(header)) ?? {};
  const kind = IMAGE_KINDS.find((known) => known === `image/${type}`);
  return kind && width > 0 && height > 0 ? { kind, width, height } : null;
}

/**
 * Whether a file may be sent as a picture, and if not, why: too many `bytes`, not of a `kind` that is wanted (or
 * without a readable header), or `dimensions` over the limits: a side over 12,000 px, or 50 megapixels (product §5).
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
