import { describe, expect, test } from 'vitest';
import { checkImage, readImage, type ImageKind } from './file.ts';

type Part = string | number[];

/** A file of the given bytes; a string stands for its Latin-1 codes. */
function fileOf(...parts: Part[]): Blob {
  return new Blob(parts.map((part) => Uint8Array.from(part, code)));
}

function code(item: string | number): number {
  return typeof item === 'number' ? item : item.charCodeAt(0);
}

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

const PNG = '\x89PNG\r\n\x1a\n';
const png = (width: number, height: number, padding = 0) =>
  fileOf(PNG, big(13, 4), 'IHDR', big(width, 4), big(height, 4), Array<number>(padding).fill(0));
const gif = (width: number, height: number) => fileOf('GIF89a', little(width, 2), little(height, 2));
const segment = (marker: number, length: number) =>
  [[0xff, marker], big(length + 2, 2), Array<number>(length).fill(1)].flat();
const frame = (marker: number, width: number, height: number) =>
  [[0xff, marker], big(17, 2), 8, big(height, 2), big(width, 2), 3].flat();
const jpegStart = [[0xff, 0xd8], segment(0xe0, 14), segment(0xe1, 65_000), [0xff], segment(0xc4, 20), segment(0xcc, 2)];
const jpeg = (width: number, height: number) => fileOf(...jpegStart, frame(0xc2, width, height));
const riff = (...parts: Part[]) => fileOf('RIFF', little(100, 4), 'WEBP', ...parts);
const lossy = (width: number, height: number) =>
  riff('VP8 ', little(20, 4), [0, 0, 0, 0x9d, 0x01, 0x2a], little(width, 2), little(height, 2));
const lossless = (width: number, height: number) =>
  riff('VP8L', little(20, 4), [0x2f], little((width - 1) | ((height - 1) << 14), 4));
const extended = (width: number, height: number) =>
  riff('VP8X', little(10, 4), [0, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));

const kinds: readonly ImageKind[] = ['image/png', 'image/jpeg'];

describe('readImage', () => {
  test.for<[string, (width: number, height: number) => Blob, ImageKind]>([
    ['PNG', png, 'image/png'],
    ['GIF', gif, 'image/gif'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['lossy WebP', lossy, 'image/webp'],
    ['lossless WebP', lossless, 'image/webp'],
    ['extended WebP', extended, 'image/webp'],
  ])('reads a %s header', async ([, make, kind]) => {
    const file = make(1234, 567);
    expect(await readImage(file)).toEqual({ kind, width: 1234, height: 567 });
    expect(await readImage(make(16_000, 9))).toEqual({ kind, width: 16_000, height: 9 });
    expect(await readImage(file.slice(0, file.size - 5))).toBeNull();
  });

  test('a JPEG without a frame in its header is not read to the end', async () => {
    const scan = fileOf([0xff, 0xd8], segment(0xda, 10), frame(0xc0, 1, 1));
    expect(await readImage(scan)).toBeNull();
    const endless = fileOf([0xff, 0xd8], Array<number[]>(5000).fill(segment(0xfe, 0)).flat(), frame(0xc0, 1, 1));
    expect(await readImage(endless)).toBeNull();
  });

  test('a file that can no longer be read is no picture', async () => {
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as Blob;
    expect(await readImage(gone)).toBeNull();
  });
});

describe('checkImage', () => {
  test('[F49] [§5.8] as many bytes as allowed are accepted, one more is not', async () => {
    const file = png(10, 10, 100);
    expect(await checkImage(file, { kinds, maxBytes: file.size })).toBe('ok');
    expect(await checkImage(file, { kinds, maxBytes: file.size - 1 })).toBe('bytes');
    expect(await checkImage(file, { kinds })).toBe('ok');
  });

  test.for<[string, Blob]>([
    ['SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', fileOf('<!doctype html><script>alert(1)</script>')],
    ['nothing', fileOf()],
    ['a signature alone', fileOf(PNG)],
    ['a picture of no size', png(0, 0)],
    ['a format that is not wanted', gif(10, 10)],
  ])('[F50] [§5.9] %s is refused, whatever its name and type say', async ([, content]) => {
    const file = new File([content], 'cover.png', { type: 'image/png' });
    expect(await checkImage(file, { kinds })).toBe('kind');
  });

  test.for<[number, number, string]>([
    [12_000, 4_000, 'ok'],
    [12_001, 1, 'dimensions'],
    [1, 12_001, 'dimensions'],
    [10_000, 5_000, 'ok'],
    [10_000, 5_001, 'dimensions'],
    [30_000, 30_000, 'dimensions'],
  ])('[F51] [§5.9] %i × %i pixels: %s', async ([width, height, verdict]) => {
    expect(await checkImage(png(width, height), { kinds })).toBe(verdict);
    expect(await checkImage(jpeg(width, height), { kinds })).toBe(verdict);
  });
});
