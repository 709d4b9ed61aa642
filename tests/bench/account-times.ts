import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountApp } from '#src/cms/app.ts';
import { hashPassword, runInPasswordSlot } from '#src/cms/identity/password.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import { register } from '#src/contract/register.ts';
import type { Result } from '#src/contract/result.ts';
import { login } from '#src/contract/sessions.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { measureBestGuess, measureSeparation } from './classifier.ts';
import { type Figure, getMedian } from './figure.ts';

const PASSWORD = 'regen 4 wolken';
const WRONG_PASSWORD = 'iets anders 1';

/** Number of measurements per side; `warm` is the number of slow first calls that are not counted. */
export const ACCOUNT_TRIES = { registering: 500, login: 300, warm: 10 };

/**
 * Maximum accuracy of a classifier that guesses whether an account exists; 0.5 is chance (docs/product-rules.md,
 * "Accounts").
 */
const MAX = 0.55;

type Call = (mail: string) => Promise<Result<unknown>>;

async function getTime(call: () => Promise<Result<unknown>>, isRight: (result: Result<unknown>) => boolean) {
  const startedAt = performance.now();
  const result = await call();
  const took = performance.now() - startedAt;
  if (!isRight(result)) throw new Error(`A call of the bench was answered otherwise: ${JSON.stringify(result)}`);
  return took;
}

interface TimedCall {
  readonly what: string;
  readonly call: Call;
  readonly isRight: (result: Result<unknown>) => boolean;
  /** Returns an address with a validated account; the other side uses addresses without one. */
  readonly known: () => Promise<string>;
  readonly tries: number;
}

/** Measures both sides alternately, in either order, so that other load affects both equally. */
async function measureSides({ what, call, isRight, known, tries }: TimedCall): Promise<Figure> {
  const times: [number[], number[]] = [[], []];
  for (let time = 0; time < tries + ACCOUNT_TRIES.warm; time += 1) {
    const sides = [`${randomUUID()}@example.nl`, await known()] as const;
    for (const side of time % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const took = await getTime(() => call(sides[side]), isRight);
      if (time >= ACCOUNT_TRIES.warm) times[side].push(took);
    }
  }
  const [without, having] = times;
  const order = measureSeparation(without, having);
  const guess = measureBestGuess(without, having);
  return {
    what: `${what}, told from the time whether an address has an account, ${tries} of each`,
    measured: `AUC ${order.toFixed(3)}, best threshold ${guess.toFixed(3)}`,
    beside: `medians ${getMedian(without).toFixed(1)} ms without, ${getMedian(having).toFixed(1)} ms with`,
    must: `at most ${MAX}`,
    isMet: order <= MAX && guess <= MAX,
  };
}

/**
 * Measures if response times reveal whether an account exists, when registering an address or entering a wrong password.
 */
export async function* measureAccountTimes(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, () => {});
  const system = createSystem({ database, config: createTestConfig() });
  try {
    const app = mountApp(system);
    const passwordHash = await runInPasswordSlot(() => hashPassword(PASSWORD));
    const findKnown = async () =>
      (await createAccount(system, { role: 'client', domain: 'cocaine', passwordHash })).mail;
    const getClient = () => createBrowser(app, { domain: 'cocaine' }).client;
    const registering: Call = (mail) => {
      const body = { mail, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true };
      return getClient().call(register, { body, key: randomUUID() });
    };
    const guessing: Call = (mail) => getClient().call(login, { body: { mail, password: WRONG_PASSWORD } });
    yield await measureSides({
      what: 'registering',
      call: registering,
      isRight: ({ ok }) => ok,
      known: findKnown,
      tries: ACCOUNT_TRIES.registering,
    });
    yield await measureSides({
      what: 'a wrong password',
      call: guessing,
      isRight: (result) => !result.ok && result.failure.status === 400,
      known: findKnown,
      tries: ACCOUNT_TRIES.login,
    });
  } finally {
    await system.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
