import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MICROS = 10_000;

interface ProcessTicks {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** Returns the time of a process, including its ended children; undefined if it has ended. */
function readProcess(pid: number): ProcessTicks | undefined {
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
export function getProcessorTime(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const all = pids.map(readProcess).filter((item) => item !== undefined);
  const getSum = (pid: number): number =>
    all.filter((item) => item.parent === pid).reduce((so, child) => so + getSum(child.pid), 0) +
    (all.find((item) => item.pid === pid)?.ticks ?? 0);
  return getSum(root) * TICK_MICROS;
}
