import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ending } from './message.ts';
import type { Step } from './step.ts';
import { runStep } from './step.ts';
import type { Times } from './times.ts';

const REPORTER = ['--reporter', './tests/gate/story-reporter.ts'];
const GATE = { GATE: '1' };

/** A step that tells stories. */
export const storyStep = (name: string, words: readonly string[], environment: Step['environment'] = GATE): Step => ({
  name,
  command: ['playwright', 'test', ...words, ...REPORTER],
  environment,
});

/** Words that name stories alone, by file and title. */
export function onlyStories(ids: readonly string[]): readonly string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'stories-')), 'list');
  writeFileSync(file, ids.map((id) => id.replace(/^tests\//, '')).join('\n'));
  return ['--test-list', file];
}

/** A telling alone has the machine for itself: what is not there within a minute does not come. */
const ALONE = { ...GATE, TELLING_MS: '60000', PRODUCT_PORT: '' };

/** Tells a story again: alone, on a product of its own, with a trace, until it fails. */
export async function retell({ id }: Ending, times: number): Promise<readonly Ending[]> {
  const words = [...onlyStories([id]), '--repeat-each', String(times), '--workers', '1', '-x', '--trace', 'on'];
  const { endings } = await runStep(storyStep('alone', [...words, '--output', 'test-results/alone'], ALONE));
  return endings;
}

const fileOf = (id: string) => id.split(' › ')[0] ?? '';
const roomOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** Milliseconds of a story of which nothing is known. */
const UNKNOWN_MS = 5_600;
/** Milliseconds of story time for what changed and for its rooms, with two workers. */
const CHANGED_MS = 80_000;
const ROOMS_MS = 120_000;

/** Stories that a change asks for beside those of the gate. */
export interface Asked {
  /** Stories of changed files, and how often each is told. */
  readonly changed: readonly string[];
  readonly times: number;
  /** The rest of their rooms, as far as it fits. */
  readonly rooms: readonly string[];
  /** So many of them are not told here. */
  readonly left: number;
}

/** The first stories that fit in a time. */
function fitting(ids: readonly string[], ms: number, times: Times): readonly string[] {
  let rest = ms;
  return ids.filter((id) => {
    rest -= times[id] ?? UNKNOWN_MS;
    return rest >= 0;
  });
}

/** A change of more spec files than this is not sampled: `npm run test:all` tells all of them. */
const MOST_CHANGED = 20;

/** Changed stories five times, or as often as fits but twice; the rest of their rooms once, as far as it fits. */
export function askedStories(
  plan: readonly string[],
  ofGate: readonly string[],
  changedFiles: readonly string[],
  times: Times,
): Asked {
  const isChanged = (id: string) => changedFiles.includes(fileOf(id));
  const all = plan.filter(isChanged);
  if (new Set(all.map(fileOf)).size > MOST_CHANGED) return { changed: [], times: 1, rooms: [], left: all.length };
  const rooms = new Set(all.map(roomOf));
  const rest = plan.filter((id) => rooms.has(roomOf(id)) && !isChanged(id) && !ofGate.includes(id));
  const often = Math.max(2, Math.min(5, Math.floor(30 / Math.max(1, all.length))));
  const changed = fitting(
    all,
    CHANGED_MS,
    Object.fromEntries(all.map((id) => [id, often * (times[id] ?? UNKNOWN_MS)])),
  );
  const told = fitting(rest, ROOMS_MS, times);
  return { changed, times: often, rooms: told, left: all.length - changed.length + rest.length - told.length };
}
