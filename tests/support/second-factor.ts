import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import type { Result } from '#src/contract/result.ts';
import { confirmSecondFactor, startSecondFactor } from '#src/contract/second-factor.ts';
import type { TestBrowser } from './create-browser.ts';
import type { TestSystem } from './test-system.ts';

const STEP_MS = 30_000;

function succeeded<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`The second factor was not set up: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Sets up a second factor in a session that allows it; returns the app's secret and the recovery codes. */
export async function setUpFactor({ clock }: TestSystem, { client }: Pick<TestBrowser, 'client'>, proof = {}) {
  const { secret } = succeeded(await client.call(startSecondFactor, { body: proof }));
  const code = generateCode(secret, clock.now());
  const recoveryCodes = succeeded(await client.call(confirmSecondFactor, { body: { code } }));
  clock.pass(STEP_MS);
  return { secret, recoveryCodes };
}
