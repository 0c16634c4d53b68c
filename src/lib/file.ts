/** The picture formats that the product knows. */
export type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** What a picture may be. */
export interface ImageLimits {
  kinds: readonly ImageKind[];
  /** Inclusive. */
  maxBytes?: number;
}

type Size = readonly [width: number, height: number];

const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
// A real JPEG has a few dozen segments before its frame; a hostile one must not keep the page reading.
const MAX_SEGMENTS = 1000;
// Frame markers are C0 to CF but for these: the tables C4 and CC and the reserved C8.
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

type Format = readonly [kind: ImageKind, start: RegExp, sizeOf: (head: DataView, file: Blob) => Size | Promise<Size>];

/** How each format begins, its bytes as Latin-1, and where its size stands. */
const FORMATS: readonly Format[] = [
  ['image/png', /^\x89PNG\r\n.\n.{4}IHDR/s, (head) => [head.getUint32(16), head.getUint32(20)]],
  ['image/jpeg', /^\xff\xd8\xff/, (_, file) => jpegSize(file)],
  ['image/gif', /^GIF8[79]a/, (head) => [head.getUint16(6, true), head.getUint16(8, true)]],
  [
    'image/webp',
    /^RIFF.{4}WEBPVP8 /s,
    (head) => [head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff],
  ],
  [
    'image/webp',
    /^RIFF.{4}WEBPVP8L/s,
    (head) => [(head.getUint32(21, true) & 0x3fff) + 1, ((head.getUint32(21, true) >>> 14) & 0x3fff) + 1],
  ],
  [
    'image/webp',
    /^RIFF.{4}WEBPVP8X/s,
    (head) => [(head.getUint32(24, true) & 0xffffff) + 1, (head.getUint32(26, true) >>> 8) + 1],
  ],
];

/** What a file really is, by its first bytes and without decoding it, whatever its name and type say; null for no picture. Sides in pixels. */
export async function readImage(file: Blob): Promise<{ kind: ImageKind; width: number; height: number } | null> {
  try {
    const head = await read(file, 0, 30);
    const text = String.fromCharCode(...new Uint8Array(head.buffer));
    const [kind, , sizeOf] = FORMATS.find(([, start]) => start.test(text)) ?? [];
    const [width, height] = (await sizeOf?.(head, file)) ?? [0, 0];
    return kind && width > 0 && height > 0 ? { kind, width, height } : null;
  } catch {
    // It is shorter than it says, or gone since it was chosen.
    return null;
  }
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

async function jpegSize(file: Blob): Promise<Size> {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const head = await read(file, at, 9);
    const marker = head.getUint8(1);
    if (head.getUint8(0) !== 0xff || marker === 0xda || marker === 0xd9) break;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) return [head.getUint16(7), head.getUint16(5)];
    at += marker === 0xff ? 1 : 2 + head.getUint16(2);
  }
  return [0, 0];
}

/** Some bytes of a file; fewer if it is shorter. */
const read = async (file: Blob, at: number, length: number) =>
  new DataView(await file.slice(at, at + length).arrayBuffer());
