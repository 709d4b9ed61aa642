import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { changedFiles } from './gate/changed.ts';

/** `npm run check`: format, lint, types and architecture of what changed, in seconds; `-- --all` of everything. */

/** Written by Astro; types of the product are not known without it. */
const ASTRO_TYPES = '.astro/types.d.ts';
/** What the type checker knows from the last time. */
const KNOWN_TYPES = 'node_modules/.cache/check.native.tsbuildinfo';

const changed = process.argv.includes('--all') ? null : changedFiles();
const arePagesChecked = changed === null || changed.some((path) => path.endsWith('.astro'));

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The command that puts it right, where there is one. */
  readonly mend?: string;
}

const files = changed ?? ['.'];
const STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    command: ['biome', 'ci', '--no-errors-on-unmatched', ...files],
    mend: `npx biome check --write ${files.length > 20 ? '.' : files.join(' ')}`,
  },
  {
    name: 'types',
    command: ['tsgo', '--project', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', KNOWN_TYPES],
  },
  {
    name: 'architecture',
    command: ['vitest', 'run', '--reporter', 'dot', '--project', 'architecture'],
  },
];

const PAGES: Step = {
  name: 'types of pages',
  command: ['astro', 'check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tests/support/tsconfig.pages.json'],
};

/** Runs a step beside the others, and tells it once it is over; true where nothing is wrong. */
async function run({ name, command: [program = '', ...words], mend }: Step): Promise<boolean> {
  const begin = Date.now();
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  console.log(`== ${name}: ${code === 0 ? 'good' : 'failed'}, ${Math.round((Date.now() - begin) / 1000)} s`);
  if (code !== 0) console.log(`${printed}${mend === undefined ? '' : `\nThis mends most of it: ${mend}\n`}`);
  return code === 0;
}

if (changed !== null) console.log(`${changed.length} files changed; npm run check -- --all looks at all, in a minute.`);
if (!existsSync(KNOWN_TYPES)) console.log('The types are checked here for the first time, which takes a minute.');
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Types of Astro that are not there yet are written with those of the pages, before the rest needs them.
const isFirst = !existsSync(ASTRO_TYPES);
const arePagesGood = !isFirst || (await run(PAGES));
// Where nothing changed, there is nothing to format.
const steps = STEPS.filter(({ name }) => name !== 'format and lint' || files.length > 0);
const good = await Promise.all([...steps, ...(arePagesChecked && !isFirst ? [PAGES] : [])].map(run));
process.exitCode = arePagesGood && good.every(Boolean) ? 0 : 1;
