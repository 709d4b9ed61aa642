import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Environment that moves the clock of a program, its stories and their browser: see `moved-clock.ts`. */
export interface ClockEnvironment {
  readonly CLOCK_FILE: string;
  readonly NODE_OPTIONS: string;
}

/** A clock in a file, read at each use by the programs started with its environment. */
export interface Clock {
  readonly environment: ClockEnvironment;
  readonly setTo: (moment: Date) => void;
  readonly remove: () => void;
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;

/** Returns the milliseconds since 1970 by the computer's clock, also if the clock of this program is moved. */
const machineNow = () => performance.timeOrigin + performance.now();

/** Makes a clock that shows the computer's time until it is set. */
export function makeClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'zelfhulp-clock-'));
  const file = join(folder, 'ahead');
  const write = (ahead: number) => {
    // Replaced atomically: programs may read the file at any moment.
    writeFileSync(`${file}.new`, String(Math.round(ahead)));
    renameSync(`${file}.new`, file);
  };
  write(0);
  return {
    environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${PRELOAD}` },
    setTo: (moment) => write(moment.getTime() - machineNow()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
