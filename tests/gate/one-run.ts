import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = 'node_modules/.cache/test-run.pid';

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the command of a process; empty if it has ended. */
function readCommand(pid: number): string {
  if (existsSync('/proc/self')) return readIfExists(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
}

/** Creates the file with this process's number; returns false if it exists. */
function createFile(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Claims this checkout until the process exits, because two runs would build and write results in the same folders.
 * Returns the process number of another run that has claimed it, or null.
 */
export function claimCheckout(program: string, file = FILE): number | null {
  mkdirSync(dirname(file), { recursive: true });
  while (!createFile(file)) {
    const other = Number(readIfExists(file));
    // The number of an ended run may have been given to another program.
    if (other > 0 && other !== process.pid && readCommand(other).includes(program)) return other;
    rmSync(file, { force: true });
  }
  process.once('exit', () => readIfExists(file) === String(process.pid) && rmSync(file));
  return null;
}
