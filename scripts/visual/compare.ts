import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ, those that only one of both pictures has included. */
  pixels: number;
  /** PNG that marks them. */
  picture: Buffer;
}

function onCanvas(source: PNG, width: number, height: number): PNG {
  if (source.width === width && source.height === height) return source;
  const canvas = new PNG({ width, height, fill: true });
  // A colour that no page has: what lies outside of a smaller picture counts.
  canvas.data.fill(Buffer.from([255, 0, 255, 255]));
  PNG.bitblt(source, canvas, 0, 0, source.width, source.height, 0, 0);
  return canvas;
}

/** Null where two PNG pictures are the same; `threshold` from 0 (every difference counts) to 1 is the distance of colours that is let pass. */
export function compare(before: Buffer, after: Buffer, threshold: number): Difference | null {
  if (before.equals(after)) return null;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    difference.data,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.15, diffColor: [214, 40, 90] },
  );
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(difference) };
}
