import { readFileSync } from 'node:fs';
import type { UnstableTest } from './verdict.ts';

/** Reads the stories that were unstable once (`tests/unstable.json`). */
export const readUnstable = (): readonly UnstableTest[] =>
  JSON.parse(readFileSync('tests/unstable.json', 'utf8')) as readonly UnstableTest[];
