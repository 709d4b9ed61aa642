import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MICROS = 10_000;

interface Counted {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** Returns the time of a process, including its ended children; undefined if it has ended. */
function readProcess(pid: number): Counted | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may contain spaces; the fields after its bracket do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/** Returns the CPU time of a process and all its descendants, user and system, in microseconds. */
export function processorTime(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const all = pids.map(readProcess).filter((one) => one !== undefined);
  const sum = (pid: number): number =>
    all.filter((one) => one.parent === pid).reduce((so, child) => so + sum(child.pid), 0) +
    (all.find((one) => one.pid === pid)?.ticks ?? 0);
  return sum(root) * TICK_MICROS;
}
