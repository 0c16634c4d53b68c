// In a browser, Vite bundles these files. In Node, they are read from disk.
const bundled = import.meta.env?.MODE
  ? import.meta.glob<string>(['./data/pictures/*.{svg,html}', './panel/panel.*'], { query: '?raw', import: 'default' })
  : null;
const texts = new Map<string, Promise<string>>();

async function load(path: string): Promise<string> {
  if (bundled) return (await bundled[path]?.()) ?? '';
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL(path, import.meta.url), 'utf8');
}

/** Returns the text of one of the mock's files, such as `./panel/panel.html`, and caches it. */
export function textOf(path: string): Promise<string> {
  const text = texts.get(path) ?? load(path);
  texts.set(path, text);
  return text;
}
