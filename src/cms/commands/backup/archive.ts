import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { BackupRefusedError } from './manifest.ts';

/** Adds a file; resolves when it is written, so that at most one file is buffered in memory. */
export type AddFile = (path: string, bytes: Buffer) => Promise<void>;

/** A file in an archive. Its bytes have to be read or skipped before the next file is read. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: AsyncIterable<Buffer>;
}

function createAdder(archive: Pack): AddFile {
  return (path, bytes) =>
    new Promise((resolve, reject) => {
      const header = { name: path, size: bytes.byteLength, mode: 0o600 };
      archive.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
    });
}

/** Writes a gzipped tar that only its owner may read. It gets its final name after it is complete. */
export async function writeArchive(file: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  const archive = pack();
  const writePromise = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
  const filling = fill(createAdder(archive)).then(
    () => archive.finalize(),
    (error: Error) => void archive.destroy(error),
  );
  try {
    await Promise.all([writePromise, filling]);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function getRefusal(file: string, error: unknown): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing || error instanceof BackupRefusedError) return error;
  return new BackupRefusedError(`${file} is damaged or not whole`, error);
}

async function* getBytes(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* entry as AsyncIterable<Buffer>;
  } catch (error) {
    throw getRefusal(file, error);
  }
}

/** Yields the files of an archive in order; throws if the archive is damaged or incomplete. */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const archive = extract();
  const read = pipeline(createReadStream(file), createGunzip(), archive);
  read.catch(() => undefined);
  try {
    for await (const entry of archive) yield { path: entry.header.name, bytes: getBytes(file, entry) };
    await read;
  } catch (error) {
    throw getRefusal(file, error);
  }
}
