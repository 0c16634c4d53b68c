type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What of a node must be told from the ground: its letters, its frame, its own ground, or the ring around it. */
export type Part = 'text' | 'border' | 'fill' | 'ring';

/** A computed colour, `rgb(…)` or `color(srgb …)`, as channels from 0 to 1. */
function read(css: string): Colour {
  const numbers = (css.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const scale = css.startsWith('rgb') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red / scale, green / scale, blue / scale, alpha];
}

function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** The ground that is seen behind the content of `node`. */
function groundOf(node: Element): Colour {
  const own = read(getComputedStyle(node).backgroundColor);
  if (own[3] === 1) return own;
  return over(own, node.parentElement ? groundOf(node.parentElement) : [1, 1, 1, 1]);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function between(first: Colour, second: Colour): number {
  const lights = [luminance(first), luminance(second)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function fromHex(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5), 1];
}

/** The contrast ratio (WCAG 2, 1 to 21) of two colours, `#rrggbb`. */
export function ratioOf(first: string, second: string): number {
  return between(fromHex(first), fromHex(second));
}

/** The contrast ratio of a part of `node`, as it is painted now, to what lies behind it. */
export function contrastOf(node: Element, part: Part): number {
  const style = getComputedStyle(node);
  const ground = groundOf(part === 'text' ? node : (node.parentElement ?? node));
  const painted = {
    text: style.color,
    border: style.borderTopColor,
    fill: style.backgroundColor,
    ring: style.outlineColor,
  };
  return between(over(read(painted[part]), ground), ground);
}
