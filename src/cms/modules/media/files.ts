import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Returns the path of the bytes of a hash; a derivative is stored next to its original. */
export function getMediaPath(dataDir: string, hash: string, variant = 'original'): string {
  return resolve(dataDir, 'media', hash.slice(0, 2), hash, variant);
}

/** Writes a file atomically. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Reads a file; undefined if it does not exist. */
export async function readFileIfExists(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}
