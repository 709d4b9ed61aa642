import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|js|mjs|html|json|svg|txt|xml|webmanifest)$/;
const WORTH = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const original = await readFile(file);
  if (original.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: original.length };
  const [br, gz] = await Promise.all([toBrotli(original, { params }), toGzip(original, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a brotli and a gzip copy of each text file in a folder, so that no request compresses a file. */
export async function precompress(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() && TEXT.test(entry.name)) await compressFile(join(entry.parentPath, entry.name));
  }
}
