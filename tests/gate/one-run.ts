import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = 'node_modules/.cache/test-run.pid';

const readIfExists = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns the command of a process; empty if it has ended. */
function readCommand(pid: number): string {
  if (existsSync('/proc/self')) return readIfExists(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * Claims this checkout until the process exits, because two runs would build and write results in the same folders.
 * Returns the process number of another run that has claimed it, or null.
 */
export function claimCheckout(program: string, file = FILE): number | null {
  const other = Number(readIfExists(file));
  // The number of an ended run may have been given to another program.
  if (other > 0 && other !== process.pid && readCommand(other).includes(program)) return other;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
}
