import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = 'node_modules/.cache/test-times.json';

/** Milliseconds that each part (a file of tests, a story, a step) took the last time. */
export type Times = Readonly<Record<string, number>>;

export function readTimes(): Times {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Times;
  } catch {
    return {};
  }
}

/** Stores measured durations together with the known ones of other tests. */
export function keepTimes(measurements: Times): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readTimes(), ...measurements }));
}

/** Returns the remaining seconds, from earlier durations and the current speed; null before a part has ended. */
export function getSecondsLeft(
  plan: readonly string[],
  result: ReadonlySet<string>,
  elapsedMs: number,
  times: Times,
): number | null {
  const knownTimes = plan.map((part) => times[part]).filter((ms) => ms !== undefined);
  const median = knownTimes.toSorted((number, other) => number - other)[Math.floor(knownTimes.length / 2)] ?? 1;
  const getSum = (parts: readonly string[]) => parts.reduce((sum, part) => sum + (times[part] ?? median), 0);
  const doneCount = getSum(plan.filter((part) => result.has(part)));
  if (doneCount === 0) return null;
  return Math.round(((elapsedMs / doneCount) * getSum(plan.filter((part) => !result.has(part)))) / 1000);
}

/** Maximum share of the total duration for one file of fast tests. */
const MAX = 0.015;

/** Returns files that take more than their share, as lines with the two remedies. */
export function tooSlow(measurements: Times): readonly string[] {
  const sum = Object.values(measurements).reduce((total, ms) => total + ms, 0);
  return Object.entries(measurements)
    .filter(([, ms]) => ms > MAX * sum)
    .sort(([, number], [, other]) => other - number)
    .map(
      ([file, ms]) =>
        `${file} takes ${((100 * ms) / sum).toFixed(1)} % of the fast tests: move what is multiplied into a .slow file beside it, or make it faster`,
    );
}
