import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Ending } from './message.ts';
import type { Step } from './step.ts';
import { runStep } from './step.ts';
import type { Times } from './times.ts';

const REPORTER = ['--reporter', './tests/gate/story-reporter.ts'];
const GATE = { GATE: '1' };

/** Returns a step that runs stories. */
export const createStoryStep = (
  name: string,
  args: readonly string[],
  environment: Step['environment'] = GATE,
): Step => ({
  name,
  // Each step has its own folder, because Playwright empties it at its start.
  command: ['playwright', 'test', '--output', `test-results/${name}`, ...args, ...REPORTER],
  environment,
});

/** Returns arguments that select only these stories, by file and title. */
export function onlyStories(ids: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'list');
  writeFileSync(file, ids.map((id) => id.replace(/^tests\//, '')).join('\n'));
  return ['--test-list', file];
}

/** A story that runs alone has the whole computer, so its timeout is one minute. */
const ALONE = { ...GATE, TELLING_MS: '60000', PRODUCT_PORT: '' };

/** Returns the stories that a step did not run to their ends. */
export const getUntold = (ids: readonly string[], endings: readonly Ending[]): readonly string[] =>
  ids.filter((id) => !endings.some((ending) => ending.id === id));

/**
 * Runs a story again up to `times` times: alone, on a separate product, with a trace, until it fails. Returns no endings
 * if anything else failed.
 */
export async function retell({ id, file, line }: Ending, times: number): Promise<readonly Ending[]> {
  const commandArguments = [
    ...onlyStories([id]),
    '--repeat-each',
    String(times),
    '--workers',
    '1',
    '-x',
    '--trace',
    'on',
  ];
  const name = `alone-${basename(file, '.spec.ts')}-${line}`;
  const { endings, errors } = await runStep(createStoryStep(name, commandArguments, ALONE));
  return errors.length > 0 ? [] : endings;
}

const getFile = (id: string) => id.split(' › ')[0] ?? '';
const getRoom = (path: string) => path.split('/').slice(0, 3).join('/');

/** Duration in milliseconds of a story that was never measured. */
const UNKNOWN_MS = 5_600;
/**
 * Story time in milliseconds for changed stories and those of their rooms: 40 seconds of two workers, which the other
 * steps leave of ten minutes. The remaining ones are listed, and run by `npm run test:all`.
 */
const CHANGED_MS = 80_000;
/** Maximum number of runs of a changed story. */
const MAX_REPEATS = 5;

/** Stories that run because of a change, in addition to those of the gate. */
export interface StoryPlan {
  /** Stories of changed files, and how often each runs. */
  readonly changed: readonly string[];
  readonly times: number;
  /** The remaining stories of their rooms that fit. */
  readonly rooms: readonly string[];
  /** Stories of changed rooms that do not run here, by file: `forum/forum.spec.ts (4)`. */
  readonly left: readonly string[];
}

/** Returns the first stories that fit in a time, and their duration. */
function fitting(ids: readonly string[], limitMs: number, times: Times) {
  let ms = 0;
  const messages: string[] = [];
  for (const id of ids) {
    const time = times[id] ?? UNKNOWN_MS;
    if (ms + time > limitMs) continue;
    ms += time;
    messages.push(id);
  }
  return { told: messages, ms };
}

/** Sorts stories: the first of each file, then the second of each. */
function groupByTurns(ids: readonly string[]): readonly string[] {
  const files = [...Map.groupBy(ids, getFile).values()];
  const longest = Math.max(0, ...files.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => files.flatMap((file) => file.slice(index, index + 1))).flat();
}

/**
 * Selects the stories of every changed file, up to five runs each, then the rest of their rooms, as far as they fit in
 * the time. If a change is too large, its stories run once, file by file.
 */
export function createAskedStories(
  plan: readonly string[],
  ofGate: readonly string[],
  changedFiles: readonly string[],
  times: Times,
): StoryPlan {
  const isChanged = (id: string) => changedFiles.includes(getFile(id));
  const all = plan.filter(isChanged);
  const rooms = new Set(all.map(getRoom));
  const rest = plan.filter((id) => rooms.has(getRoom(id)) && !isChanged(id) && !ofGate.includes(id));
  const changes = fitting(groupByTurns(all), CHANGED_MS, times);
  const often = Math.max(1, Math.min(MAX_REPEATS, Math.floor(CHANGED_MS / Math.max(1, changes.ms))));
  const roomStories = fitting(rest, CHANGED_MS - often * changes.ms, times);
  const isReported = (id: string) => changes.told.includes(id) || roomStories.told.includes(id);
  const remaining = [
    ...Map.groupBy(
      [...all, ...rest].filter((id) => !isReported(id)),
      getFile,
    ),
  ];
  return {
    changed: changes.told,
    times: often,
    rooms: roomStories.told,
    left: remaining.map(([file, ids]) => `${file.replace('tests/e2e/', '')} (${ids.length})`),
  };
}
