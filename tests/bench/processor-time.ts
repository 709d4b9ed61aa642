import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MICROS = 10_000;

interface Counted {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** One process, with its children that are gone; undefined where it ended meanwhile. */
function readProcess(pid: number): Counted | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces; what follows its bracket does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/** Processor time of a process and of all that it started, user and system, in microseconds. */
export function processorTime(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const all = pids.map(readProcess).filter((one) => one !== undefined);
  const sum = (pid: number): number =>
    all.filter((one) => one.parent === pid).reduce((so, child) => so + sum(child.pid), 0) +
    (all.find((one) => one.pid === pid)?.ticks ?? 0);
  return sum(root) * TICK_MICROS;
}
