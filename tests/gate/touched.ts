import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Times } from './times.ts';

const SLOW = /\.slow\.test\.tsx?$/;
/** Milliseconds for slow files in the gate, and for a file of unknown duration. */
const MAX_MS = 60_000;
const UNKNOWN_MS = 30_000;

/** Returns the slow test files in folders that the change touches, as far as they fit, and the number of the others. */
export function getSlowFiles(
  changedPaths: readonly string[],
  times: Times,
): { readonly files: readonly string[]; readonly left: number } {
  const touched = new Set(changedPaths.map(dirname));
  const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard'])
    .toString()
    .split('\n')
    .filter((path) => SLOW.test(path) && touched.has(dirname(path)));
  let rest = MAX_MS;
  const files = all.filter((file) => {
    rest -= times[file] ?? UNKNOWN_MS;
    return rest >= 0;
  });
  return { files, left: all.length - files.length };
}
