// For browsers, Vite bundles the mock's files. In Node, the files are read from disk.
const bundled = import.meta.env?.MODE
  ? import.meta.glob<string>(['./data/pictures/*.{svg,html}', './panel/panel.*'], { query: '?raw', import: 'default' })
  : null;

/** Returns the text of one of the mock's files, such as `./panel/panel.html`. */
export async function textOf(path: string): Promise<string> {
  if (bundled) return (await bundled[path]?.()) ?? '';
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL(path, import.meta.url), 'utf8');
}
