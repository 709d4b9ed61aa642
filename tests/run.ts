import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commitName, getChangedTexts } from './gate/changed.ts';
import type { Ending } from './gate/message.ts';
import { claimCheckout } from './gate/one-run.ts';
import { showFailure, showProgress } from './gate/show.ts';
import { endAll, type Outcome, type Progress, runStep, type Step } from './gate/step.ts';
import { createAskedStories, createStoryStep, getUntold, onlyStories, retell } from './gate/stories.ts';
import { keepTimes, readTimes, tooSlow } from './gate/times.ts';
import { getSlowFiles } from './gate/touched.ts';
import { addUnstable, readUnstable } from './gate/unstable-list.ts';
import { getFirstFailures, settle, type Unstable } from './gate/verdict.ts';
import { getGateStories, getMissingGateStories } from './gate-stories.ts';
import { ensureChromium } from './support/browser.ts';
import { getGateClock } from './support/fixed-clocks.ts';
import { makeClock } from './support/set-clock.ts';
import startProduct from './support/start-product.ts';

/**
 * `npm test` runs the gate; `--all` runs everything (`npm run test:all`). `--only forum` runs all tests of a room,
 * `--story "calendar"` the end-to-end tests with such a title.
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    story: { type: 'string' },
    shard: { type: 'string' },
  },
});
const { all: isComplete, only, story, shard } = values;
const isPart = only !== undefined || story !== undefined;
if (shard !== undefined && !isComplete) throw new Error('--shard is an option of `npm run test:all`.');

const otherRun = claimCheckout('tests/run.ts');
if (otherRun !== null) {
  console.error(`Process ${otherRun} runs the tests of this folder: wait for it, or run these in another clone.`);
  process.exit(1);
}

// Read by all programs of this run; property tests of `npm test` always use the same seed.
process.env.TEST_SEED ??= String(isComplete ? randomInt(2 ** 31) : 1);

const begin = Date.now();
const times = readTimes();
const progress = showProgress(times);
const outcomes: Outcome[] = [];
const notes: string[] = [];

async function run(step: Step, start: (progress: Progress) => void = () => {}): Promise<Outcome> {
  const outcome = await runStep(step, (running) => {
    progress.begun(running);
    start(running);
  });
  progress.ended(outcome);
  outcomes.push(outcome);
  notes.push(...outcome.notes);
  keepTimes({ ...outcome.times, [outcome.name]: outcome.ms });
  return outcome;
}

const shards = shard === undefined ? [] : ['--shard', shard];
const createVitest = (name: string, projects: readonly string[], files: readonly string[] = []): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter',
    './tests/gate/vitest-reporter.ts',
    // The flag also lets empty groups of tests pass, so a whole run has none.
    ...(isPart ? ['--passWithNoTests'] : []),
    ...(name === 'vitest' ? shards : []),
    ...files,
  ],
  // More than the maximum duration of a test.
  silenceMs: 360_000,
});

const CHECK: Step = { name: 'check', command: ['node', 'tests/check.ts', '--all'], silenceMs: 600_000 };
const BUILD: Step = { name: 'build', command: ['node', 'src/server/build.ts'], isNice: true, silenceMs: 600_000 };
const BROWSERS: Step = { name: 'browsers', command: ['node', 'tests/browsers/scan-built.ts'] };
/** Journeys in Debian's browsers, installed if allowed, and in the oldest Chromium; they start their own product. */
const JOURNEYS: Step = {
  name: 'journeys',
  command: [
    ...['node', 'tests/journeys/run.ts', '--engines'],
    ...(isComplete ? ['firefox,webkit,chromium90'] : ['firefox,webkit', '--only', 'login,day,plan']),
  ],
  silenceMs: 600_000,
  // Firefox and WebKit show the computer's time, and so does their product.
  environment: { NODE_OPTIONS: '', CLOCK_FILE: '' },
};
const HTTP = createVitest(
  'http',
  isComplete || isPart ? ['http', 'http-slow'] : ['http'],
  only === undefined ? [] : [only],
);

/** Runs the checks, then the build in parallel with tests that do not need it; returns false to stop. */
async function prepare(): Promise<boolean> {
  if (!isPart && !(await run(CHECK)).isGood) return false;
  const projects = isComplete || isPart ? ['fast', 'dom', 'slow'] : ['fast', 'dom'];
  const tests = story === undefined ? run(createVitest('vitest', projects, only === undefined ? [] : [only])) : null;
  const [build, testedOutcome] = await Promise.all([run(BUILD), tests]);
  if (testedOutcome && isComplete) notes.push(...tooSlow(createFastTimes(testedOutcome)));
  return build.isGood && (isPart || (await run(BROWSERS)).isGood);
}

const createFastTimes = ({ times: measuredTimes }: Outcome) =>
  Object.fromEntries(Object.entries(measuredTimes).filter(([file]) => !file.includes('.slow.')));

/** Adds a failure that belongs to no test. */
function addFailure(name: string, errors: readonly string[]): void {
  outcomes.push({ name, isGood: false, ms: 0, times: {}, endings: [], notes: [], errors });
}

/** Runs the slow tests related to the changes, as far as time allows. */
async function runTouched(): Promise<void> {
  const changes = getChangedTexts();
  if (changes === null) notes.push('no tests because of a change: its base commit is unknown; npm run test:all');
  const { files, left } = getSlowFiles(changes ?? [], times);
  if (files.length > 0) await run(createVitest('slow, touched', ['slow', 'http-slow'], files));
  if (left > 0) notes.push(`not run here: ${left} slow files beside what changed; npm run test:all`);
}

/** Lists the end-to-end tests by file and title. */
async function listStories(): Promise<readonly string[]> {
  let listedProgress: Progress | undefined;
  const outcome = await runStep(createStoryStep('list', ['--list']), (running) => {
    listedProgress = running;
  });
  // Files with errors have no tests.
  if (!outcome.isGood) outcomes.push(outcome);
  return listedProgress?.plan ?? [];
}

/** Runs selected end-to-end tests, each `times` times; one that did not run to its end is a failure. */
async function runOnly(name: string, ids: readonly string[], times = 1, environment?: Step['environment']) {
  if (ids.length === 0) return;
  const args = [...onlyStories(ids), '--repeat-each', String(times)];
  const { endings } = await run(createStoryStep(name, args, environment));
  const untold = getUntold(ids, endings);
  if (untold.length > 0) addFailure(`${name}, not run`, untold);
}

/** Runs the end-to-end tests of the gate, and those related to the changes. */
async function runGate(): Promise<void> {
  const plan = await listStories();
  const ofGate = getGateStories(plan);
  const missing = getMissingGateStories(plan);
  if (missing.length > 0) addFailure('stories of the gate that do not exist', missing);
  await runOnly('stories', ofGate);
  const request = createAskedStories(plan, ofGate, getChangedTexts() ?? [], times);
  await runOnly('changed', request.changed, request.times);
  if (request.changed.length > 0)
    notes.push(`${request.changed.length} changed stories, each told ${request.times} times`);
  await runOnly('rooms', request.rooms);
  if (request.left.length > 0)
    notes.push(`not told here of what changed: ${request.left.join(', ')}; npm run test:all`);
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function runStories(): Promise<void> {
  if (story !== undefined) await run(createStoryStep('stories', ['--grep', escapeText(story), '--pass-with-no-tests']));
  else if (only !== undefined) await run(createStoryStep('stories', [escapeText(only), '--pass-with-no-tests']));
  else if (isComplete) {
    await run(createStoryStep('stories', shards, {}));
    const unstable = readUnstable().map(({ file, title }) => `${file} › ${title}`);
    await runOnly('unstable', unstable, 10, {});
  } else await runGate();
}

/** Evaluates and prints the failures, and the summary as the last line. */
async function finish(): Promise<void> {
  const endings = outcomes.flatMap((outcome) => outcome.endings);
  const failures = endings.filter(({ status }) => status === 'failed');
  const isStory = ({ file }: Ending) => file.endsWith('.spec.ts');
  const storyFailures = failures.filter(isStory);
  const { failed, unstable } = isComplete
    ? { failed: getFirstFailures(storyFailures), unstable: [] }
    : await settle(storyFailures, readUnstable(), retell);
  const red = [...failures.filter((ending) => !isStory(ending)), ...failed];
  for (const ending of red) console.log(showFailure(ending));
  // A step with an error outside its tests, or that failed without a failed test, counts as a failed test.
  const brokenSteps = outcomes.filter(
    ({ isGood, endings, errors }) =>
      errors.length > 0 || (!isGood && !endings.some(({ status }) => status === 'failed')),
  );
  for (const { name, errors } of outcomes) if (errors.length > 0) console.log(`\n${name}:\n${errors.join('\n')}`);
  report(red.length + brokenSteps.length, endings, unstable);
}

function report(redCount: number, endings: readonly Ending[], unstable: readonly Unstable[]): void {
  const passed = endings.filter(({ status }) => status === 'passed').length + unstable.length;
  // Skipped tests count as failures.
  const skipped = endings.filter(({ status }) => status === 'skipped').length;
  const failed = redCount + skipped;
  if (skipped > 0) notes.push(`${skipped} of the failures are tests that were skipped`);
  const seconds = Math.round((Date.now() - begin) / 1000);
  const commit = commitName();
  const steps = outcomes.map(({ name, isGood, ms }) => ({ name, isGood, seconds: Math.round(ms / 1000) }));
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/unstable.json', JSON.stringify(unstable, null, 2));
  addUnstable(unstable, new Date().toISOString().slice(0, 10));
  const summary = {
    commit,
    seed: process.env.TEST_SEED,
    seconds,
    passed,
    failed,
    skipped,
    unstable: unstable.length,
    steps,
    notes,
  };
  writeFileSync('test-results/summary.json', JSON.stringify(summary, null, 2));
  console.log('');
  for (const note of notes) console.log(note);
  for (const [index, { title, file, line, waitedFor }] of unstable.entries()) {
    console.log(`UNSTABLE ${index + 1}: ${title} (${file}:${line}) waited for ${waitedFor}; alone 3 of 3`);
  }
  console.log(
    `${Math.floor(seconds / 60)} min ${seconds % 60} s   ${commit}   seed ${process.env.TEST_SEED}   ${unstable.length} unstable`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  // A run without tests failed too.
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

let stopProduct: () => Promise<void> = async () => {};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void endAll()
      .then(() => stopProduct())
      .finally(() => process.exit(1));
  });
}

ensureChromium();
if (await prepare()) {
  if (!isComplete && !isPart) await runTouched();
  // The product and its tests run at one fixed time; `test:all` runs at the machine's, `clocks` at others.
  const clock = makeClock();
  process.once('exit', clock.remove);
  if (!isComplete) {
    clock.setTo(getGateClock(new Date()));
    Object.assign(process.env, clock.environment);
  }
  try {
    stopProduct = await startProduct();
    // Browsers mostly wait for pages, so these steps run in parallel.
    await Promise.all([...(story === undefined ? [run(HTTP)] : []), ...(isPart ? [] : [run(JOURNEYS)])]);
    await runStories();
    await stopProduct();
  } catch (error) {
    addFailure('product', [String(error)]);
  }
}
await finish();
// A server that could not be stopped would keep this process alive.
process.exit();
