interface PngOptions {
  name?: string;
  width?: number;
  height?: number;
  /** The size of the file in bytes. */
  bytes?: number;
}

/** Creates a file with a PNG header that declares the given width and height. */
export function png({ name = 'picture.png', width = 16, height = 16, bytes = 64 }: PngOptions = {}): File {
  const content = new DataView(new ArrayBuffer(bytes));
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52].forEach((byte, place) =>
    content.setUint8(place, byte),
  );
  content.setUint32(16, width);
  content.setUint32(20, height);
  return new File([content], name, { type: 'image/png' });
}

/** Creates a valid PNG file that browsers can display. */
export async function drawnPng(name = 'picture.png'): Promise<File> {
  const canvas = new OffscreenCanvas(320, 180);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 320, 180);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Files whose names end with `.png` but whose content is not a PNG. */
export const impostors = [
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'svg.png', {
    type: 'image/png',
  }),
  new File(['<!doctype html><script>alert(1)</script>'], 'html.png', { type: 'image/png' }),
  new File([], 'empty.png', { type: 'image/png' }),
];

/** Returns the first file input within `root`. Throws if there is none. */
export function fileInput(root: ParentNode = document): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
}
