import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  CONTENT_SET_LIMITS,
  type ContentSet,
  ContentSetError,
  checkContentSet,
  isContentSetPath,
} from './content-set.ts';

/** Lists the paths below a folder that a set may contain; other files, such as a readme, are ignored. */
async function listSetPaths(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isContentSetPath)
    .sort();
}

/** Reads the set in a folder; symbolic links in it are not followed. */
export async function readContentSet(folder: string): Promise<ContentSet> {
  const root = join(folder);
  const set = new Map<string, Buffer>();
  for (const path of await listSetPaths(root)) {
    const { size } = await lstat(join(root, path));
    if (size > CONTENT_SET_LIMITS.picture) throw new ContentSetError([{ file: path, text: 'too large' }]);
    set.set(path, await readFile(join(root, path)));
  }
  if (!set.has('set.json'))
    throw new ContentSetError([{ file: 'set.json', text: 'missing: this folder holds no set' }]);
  checkContentSet(set);
  return set;
}

/** Writes a set into a folder; deletes files of an earlier set that this one does not contain. */
export async function writeContentSet(folder: string, set: ContentSet): Promise<void> {
  const root = join(folder);
  await mkdir(root, { recursive: true });
  for (const path of await listSetPaths(root)) if (!set.has(path)) await rm(join(root, path));
  for (const [path, bytes] of set) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
}
