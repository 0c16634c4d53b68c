/** The picture formats that the product knows. */
export type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** Sides in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What a picture may be. */
export interface ImageLimits {
  kinds: readonly ImageKind[];
  /** Inclusive. */
  maxBytes?: number;
  /**
   * In pixels, inclusive.
   * @default 12000
   */
  maxSide?: number;
}

const MAX_PIXELS = 50_000_000;
// A real JPEG has a few dozen segments before its frame; a hostile one must not keep the page reading.
const MAX_SEGMENTS = 1000;

/** What a file really is, by its first bytes, whatever its name and type say; null for no picture. */
export async function imageKind(file: Blob): Promise<ImageKind | null> {
  const head = await read(file, 0, 12);
  const text = latin1(head);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
  return null;
}

/** The size that a picture's header states, read without decoding it; null if there is none. */
export async function imageSize(file: Blob): Promise<ImageSize | null> {
  const kind = await imageKind(file);
  if (!kind) return null;
  const size = kind === 'image/jpeg' ? await jpegSize(file) : headerSize[kind](await read(file, 0, 30));
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/**
 * Whether a file may be sent as a picture, and if not, why: too many `bytes`, not of a `kind` that is wanted (or
 * without a readable header), or `dimensions` over the limits: a side over 12,000 px, or 50 megapixels (product §5).
 */
export async function checkImage(
  file: Blob,
  { kinds, maxBytes = Infinity, maxSide = 12_000 }: ImageLimits,
): Promise<'ok' | 'kind' | 'bytes' | 'dimensions'> {
  if (file.size > maxBytes) return 'bytes';
  const kind = await imageKind(file);
  const size = await imageSize(file);
  if (!kind || !size || !kinds.includes(kind)) return 'kind';
  const { width, height } = size;
  return Math.max(width, height) > maxSide || width * height > MAX_PIXELS ? 'dimensions' : 'ok';
}

type HeaderReader = (head: DataView) => ImageSize | null;

const headerSize: Record<Exclude<ImageKind, 'image/jpeg'>, HeaderReader> = {
  'image/png': (head) =>
    latin1(head, 12, 4) === 'IHDR'
      ? sized(head, 24, () => ({ width: head.getUint32(16), height: head.getUint32(20) }))
      : null,
  'image/gif': (head) => sized(head, 10, () => ({ width: head.getUint16(6, true), height: head.getUint16(8, true) })),
  'image/webp': (head) => webpSize[latin1(head, 12, 4)]?.(head) ?? null,
};

const webpSize: Record<string, HeaderReader> = {
  'VP8 ': (head) =>
    sized(head, 30, () => ({
      width: head.getUint16(26, true) & 0x3fff,
      height: head.getUint16(28, true) & 0x3fff,
    })),
  VP8L: (head) =>
    sized(head, 25, () => {
      const bits = head.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }),
  VP8X: (head) =>
    sized(head, 30, () => ({
      width: (head.getUint32(24, true) & 0xffffff) + 1,
      height: (head.getUint32(26, true) >>> 8) + 1,
    })),
};

async function jpegSize(file: Blob): Promise<ImageSize | null> {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const head = await read(file, at, 9);
    if (head.byteLength < 9 || head.getUint8(0) !== 0xff) return null;
    const marker = head.getUint8(1);
    if (isFrame(marker)) return { height: head.getUint16(5), width: head.getUint16(7) };
    if (marker === 0xda || marker === 0xd9) return null;
    at += marker === 0xff ? 1 : 2 + head.getUint16(2);
  }
  return null;
}

/** Frame markers are C0 to CF but for the tables C4 and CC and the reserved C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sized(head: DataView, bytes: number, size: () => ImageSize): ImageSize | null {
  return head.byteLength < bytes ? null : size();
}

/** Some bytes of a file; none if it is shorter, or gone since it was chosen. */
async function read(file: Blob, at: number, length: number): Promise<DataView> {
  try {
    return new DataView(await file.slice(at, at + length).arrayBuffer());
  } catch {
    return new DataView(new ArrayBuffer(0));
  }
}

function latin1(view: DataView, at = 0, length = view.byteLength): string {
  let text = '';
  for (let index = at; index < Math.min(at + length, view.byteLength); index += 1) {
    text += String.fromCharCode(view.getUint8(index));
  }
  return text;
}
