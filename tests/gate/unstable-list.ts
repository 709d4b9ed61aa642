import { readFileSync, writeFileSync } from 'node:fs';
import type { Unstable, UnstableTest } from './verdict.ts';

const FILE = 'tests/unstable.json';

/** Reads the stories that were unstable once (`tests/unstable.json`). */
export const readUnstable = (list = FILE): readonly UnstableTest[] =>
  JSON.parse(readFileSync(list, 'utf8')) as readonly UnstableTest[];

/** Adds stories that were unstable on `date` (YYYY-MM-DD), so that they are red if that happens again. */
export function addUnstable(stories: readonly Unstable[], date: string, list = FILE): void {
  if (stories.length === 0) return;
  const added = stories.map(({ title, file, waitedFor }) => ({ title, file, date, waitedFor }));
  writeFileSync(list, `${JSON.stringify([...readUnstable(list), ...added], null, 2)}\n`);
}
