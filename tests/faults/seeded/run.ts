import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#src/server/root.ts';
import { SEEDED_FAULTS, type SeededFault } from './faults.ts';

/**
 * `npm run faults:seeded` plants one fault after another in a copy of the last commit, and runs the tests of `npm test`
 * that should find it; `-- --only rules,shell` selects faults by name, `--without-stories` opens no browser.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'without-stories': { type: 'boolean', default: false } },
});

/** Minimum number of faults that have to be found. */
const MIN_FOUND = 17;

const selectedSeededFaults = SEEDED_FAULTS.filter(
  ({ name }) => values.only === undefined || values.only.split(',').some((word) => name.includes(word)),
);

const isRed = (copy: string, command: readonly string[]): boolean => {
  const { status } = spawnSync('npx', command, { cwd: copy, stdio: 'ignore', env: { ...process.env, GATE: '1' } });
  return status !== 0;
};

const PROJECTS = ['fast', 'dom', 'architecture'].flatMap((name) => ['--project', name]);
const getTesting = (tests: readonly string[]) => [
  'vitest',
  'run',
  ...PROJECTS,
  '--passWithNoTests',
  '--bail',
  '1',
  ...tests,
];

const getTelling = (stories: readonly string[]) => ['playwright', 'test', ...stories, '--workers', '2', '-x'];

/** Returns the kind of tests that find a fault; null if none does. */
function findFault(copy: string, { tests, stories = [] }: SeededFault): string | null {
  if (isRed(copy, getTesting(tests))) return 'vitest';
  if (values['without-stories'] || stories.length === 0) return null;
  return isRed(copy, getTelling(stories)) ? 'stories' : null;
}

const folder = mkdtempSync(join(tmpdir(), 'seeded-faults-'));
const copy = join(folder, 'copy');
execFileSync('git', ['worktree', 'add', '--detach', copy], { cwd: ROOT, stdio: 'ignore' });
let count = 0;
try {
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // A test that fails without a fault cannot find one.
  const tests = [...new Set(selectedSeededFaults.flatMap((fault) => fault.tests))];
  if (isRed(copy, getTesting(tests))) throw new Error(`Without a fault these are red: ${tests.join(' ')}`);
  for (const fault of selectedSeededFaults) {
    const path = join(copy, fault.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(fault.from, () => fault.to),
    );
    const sortKey = findFault(copy, fault);
    writeFileSync(path, text);
    const { stories = [] } = fault;
    if (sortKey === 'stories' && isRed(copy, getTelling(stories)))
      throw new Error(`Without a fault these are red: ${stories.join(' ')}`);
    if (sortKey !== null) count += 1;
    console.log(`${sortKey === null ? 'MISSED' : `found by ${sortKey}`.padEnd(16)}  ${fault.name}`);
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: ROOT, stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${count} of ${selectedSeededFaults.length} found`);
process.exitCode = count >= Math.min(MIN_FOUND, selectedSeededFaults.length) ? 0 : 1;
