import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/server/root.ts';
import { getNightClocks } from './support/fixed-clocks.ts';
import { makeClock } from './support/set-clock.ts';

/**
 * `npm run clocks` runs the end-to-end tests about days at 00:30, and in the hour that is repeated when winter time
 * starts: the clocks of the product, the tests and their browser are moved. `npm run clocks -- e2e/day/night` runs some
 * of them.
 */

const ROOMS = ['day', 'plan', 'programme', 'login'];
/** Tests that move the clock, or have no clock to move. */
const OWN_CLOCK = /moved-time|page-time|own-product|page\.clock/;

const isOfItsOwnClock = (path: string) => OWN_CLOCK.test(readFileSync(join(ROOT, 'tests', path), 'utf8'));

const input = process.argv.slice(2);
const files =
  input.length > 0
    ? input
    : ROOMS.flatMap((room) =>
        readdirSync(join(ROOT, 'tests/e2e', room))
          .filter((name) => name.endsWith('.spec.ts'))
          .map((name) => `e2e/${room}/${name}`)
          .filter((path) => !isOfItsOwnClock(path)),
      );

const clock = makeClock();
let isRed = false;
try {
  for (const [name, moment] of Object.entries(getNightClocks(new Date()))) {
    console.log(`== ${name}: ${moment.toISOString()}`);
    clock.setTo(moment);
    const { status } = spawnSync('playwright', ['test', ...files], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...clock.environment },
    });
    if (status !== 0) isRed = true;
  }
} finally {
  clock.remove();
}
process.exitCode = isRed ? 1 : 0;
