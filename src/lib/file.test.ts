import { expect, test } from 'vitest';
import { checkImage, readImage, type ImageKind } from './file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number, length: number) =>
  Uint8Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff);
const little = (value: number, length: number) => big(value, length).toReversed();

const PNG = '\x89PNG\r\n\x1a\n';
const png = (width: number, height: number) =>
  new Blob([bytes(PNG), big(13, 4), bytes('IHDR'), big(width, 4), big(height, 4)]);
const gif = (width: number, height: number) => new Blob([bytes('GIF89a'), little(width, 2), little(height, 2)]);
/** Creates a JPEG with camera metadata before the bytes that contain its size. */
const jpeg = (width: number, height: number) =>
  new Blob([
    bytes('\xff\xd8\xff\xe1'),
    big(65_000, 2),
    new Uint8Array(64_998),
    bytes('\xff\xc2\0\x11\x08'),
    big(height, 2),
    big(width, 2),
  ]);
const webp = (width: number, height: number) =>
  new Blob([bytes('RIFF    WEBPVP8X\n\0\0\0    '), little(width - 1, 3), little(height - 1, 3)]);

const kinds: readonly ImageKind[] = ['image/png', 'image/jpeg'];

test.for([
  ['image/png', png],
  ['image/gif', gif],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
] as const)(
  'the type %s and the dimensions of a picture are read from the header of its file',
  async ([kind, make]) => {
    const file = make(1234, 567);
    expect(await readImage(file)).toEqual({ kind, width: 1234, height: 567 });
    expect(await readImage(file.slice(0, file.size - 3))).toBeNull();
  },
);

test('an unreadable file does not count as a picture', async () => {
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as Blob;
  expect(await readImage(gone)).toBeNull();
});

test('[F49] [§5.8] a picture of the maximum file size is accepted, but one byte more is not', async () => {
  const file = png(10, 10);
  expect(await checkImage(file, { kinds, maxBytes: file.size })).toBe('ok');
  expect(await checkImage(file, { kinds, maxBytes: file.size - 1 })).toBe('bytes');
});

test.for<[string, Blob]>([
  ['SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])],
  ['HTML', new Blob(['<!doctype html><script>alert(1)</script>'])],
  ['nothing', new Blob()],
  ['a file with only a signature', new Blob([bytes(PNG)])],
  ['a picture of no size', png(0, 0)],
  ['a picture of no width', png(0, 10)],
  ['a picture of no height', png(10, 0)],
  ['another picture format', gif(10, 10)],
])('[F50] [§5.9] %s is refused, even with the name and type of a PNG', async ([, content]) => {
  const file = new File([content], 'cover.png', { type: 'image/png' });
  expect(await checkImage(file, { kinds })).toBe('kind');
});

test.for<[number, number, string]>([
  [12_000, 4_000, 'ok'],
  [12_001, 1, 'dimensions'],
  [1, 12_001, 'dimensions'],
  [10_000, 5_000, 'ok'],
  [10_000, 5_001, 'dimensions'],
])('[F51] [§5.9] %i × %i pixels: %s', async ([width, height, verdict]) => {
  expect(await checkImage(png(width, height), { kinds })).toBe(verdict);
  expect(await checkImage(jpeg(width, height), { kinds })).toBe(verdict);
});
