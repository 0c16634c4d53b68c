import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The endings under which servers look for what was compressed ahead. */
const WAYS: Readonly<Record<string, (bytes: Buffer, quality: number) => Promise<Buffer>>> = {
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
};

/** Writes `file.gz` and `file.br` beside a file; brotli's `quality` is full unless said otherwise. */
export async function compressFile(file: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all(Object.entries(WAYS).map(async ([end, pack]) => writeFile(file + end, await pack(bytes, quality))));
}

/** Are files of this name worth it? Pictures and fonts are compressed in themselves. */
export const isCompressible = (name: string) => /\.(?:html|js|json|css|svg|txt|xml)$/.test(name);
