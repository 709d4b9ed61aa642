import { spawnSync } from 'node:child_process';
import { ensureChromium } from './support/browser.ts';

const PAGES = 'tests/support/tsconfig.pages.json';

/** The steps of `npm test`, in order; the first that fails ends the run with its code. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'ci', '.'],
  // Writes the types of Astro, which the whole needs, and looks at the pages alone: it would take minutes for the rest.
  ['types of pages', 'astro', 'check', '--minimumFailingSeverity', 'warning', '--tsconfig', PAGES],
  ['types', 'tsgo', '--project', '.', '--noEmit'],
  ['rules, parts and contract', 'vitest', 'run'],
  ['build', 'node', 'src/server/build.ts'],
  ['promised browsers', 'node', 'tests/browsers/scan-built.ts'],
  ['stories', 'playwright', 'test'],
];

ensureChromium();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
for (const [name, command, ...args] of STEPS) {
  const begin = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`== ${name}: ${Math.round((Date.now() - begin) / 1000)} s`);
}
