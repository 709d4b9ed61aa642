import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A fast level while a visitor waits; a page that remains in the cache is compressed again at the best level. */
const QUICK_BROTLI = 5;
const BEST_BROTLI = 11;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function choose(header: string): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') || accepts(header, 'x-gzip') ? 'gzip' : 'identity';
}

/** Returns the smallest encoding that a visitor accepts. */
export const chooseEncoding = (header: string | undefined): Encoding => (header ? choose(header) : 'identity');

const compressBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export const encodeAtBestLevel = (body: Buffer): Promise<Buffer> => compressBrotli(body, BEST_BROTLI);

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body);
  if (encoding === 'identity') return body;
  return compressBrotli(body, QUICK_BROTLI);
}
