import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressors by HTTP content coding. `quality` is for brotli. */
export const WAYS: Readonly<Record<string, (bytes: Buffer, quality?: number) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes, quality = constants.BROTLI_MAX_QUALITY) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** The extensions of the compressed files that servers look for, each with its content coding. */
const ENDS = { '.gz': 'gzip', '.br': 'br' };

/** Writes `file.gz` and `file.br` beside a file. The default `quality` is brotli's maximum. */
export async function compressFile(file: string, quality?: number): Promise<void> {
  const bytes = await readFile(file);
  const files = Object.entries(ENDS).map(async ([end, way]) =>
    writeFile(file + end, (await WAYS[way]?.(bytes, quality)) ?? ''),
  );
  await Promise.all(files);
}

/** Whether to compress a file with this name. Images and fonts are already compressed. */
export const isCompressible = (name: string) => /\.(?:html|js|json|css|svg|txt|xml)$/.test(name);
