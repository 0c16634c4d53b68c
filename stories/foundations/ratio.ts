import { luminance } from '@mantine/core';

/** What of a node must be told from the ground: its letters, its frame, its own ground, or the ring around it. */
export type Part = 'text' | 'border' | 'fill' | 'ring';

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** What colours come to that are painted one upon the other on white. */
function painted(colours: readonly string[]): string {
  if (!pixel) throw new Error('There is no canvas to paint on');
  for (const colour of ['white', ...colours]) {
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
  }
  return `rgb(${[...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
}

/** The contrast ratio (WCAG 2, 1 to 21) of two opaque colours. */
export function ratioOf(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The grounds behind the content of `node`, from below. */
const groundsOf = (node: Element | null): string[] =>
  node ? [...groundsOf(node.parentElement), getComputedStyle(node).backgroundColor] : [];

/** The contrast ratio of a part of `node`, as it is painted now, to what lies behind it. */
export function contrastOf(node: Element, part: Part): number {
  const { color, borderTopColor, backgroundColor, outlineColor } = getComputedStyle(node);
  const own = { text: color, border: borderTopColor, fill: backgroundColor, ring: outlineColor }[part];
  const grounds = groundsOf(part === 'text' ? node : node.parentElement);
  return ratioOf(painted(grounds), painted([...grounds, own]));
}
