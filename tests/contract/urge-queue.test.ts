import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { sendQueue, type UrgeQueue } from '#src/islands/own-things/urge-queue.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { URGE } from './hard-moment-cases.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const getQueue = (urges: readonly Urge[]): UrgeQueue => {
  let pendingUrges = urges;
  return {
    read: () => pendingUrges,
    write: (next) => {
      pendingUrges = next;
    },
  };
};
const LOST = { ok: false, failure: { kind: 'network', status: null, message: '' } } as const;

/** Interrupts every second call, alternately before it arrives and after it was stored. */
function getFlakyLine(me: Awaited<ReturnType<typeof participant>>) {
  let calls = 0;
  return async (body: Urge) => {
    calls += 1;
    if (calls % 4 === 1) return LOST;
    const result = await me.client.call(saveUrge, { body });
    return calls % 4 === 3 ? LOST : result;
  };
}

it('a hundred urges over a line that fails half of its calls are exactly a hundred rows', async () => {
  const me = await participant(system);
  const urges = Array.from({ length: 100 }, (_, index) => ({ ...URGE, uuid: randomUUID(), note: `Nummer ${index}` }));
  const queue = getQueue(urges);
  const send = getFlakyLine(me);
  let rounds = 0;
  while (queue.read().length > 0 && rounds < 500) {
    await sendQueue(queue, send);
    rounds += 1;
  }
  const { rows } = await system.database.pool.query<{ uuid: string }>('select uuid from urges where uid = $1', [
    me.uid,
  ]);
  expect(rounds).toBeGreaterThan(30);
  expect(rows.map(({ uuid }) => uuid).sort()).toEqual(urges.map(({ uuid }) => uuid).sort());
});

it('what can never be kept is told and lets the others pass', async () => {
  const me = await participant(system);
  const good = { ...URGE, uuid: randomUUID() };
  const queue = getQueue([{ ...URGE, uuid: randomUUID(), note: 'x'.repeat(501) }, good]);
  const round = await sendQueue(queue, (body) => me.client.call(saveUrge, { body }));
  expect([round.refused.length, round.sent.map(({ uuid }) => uuid), queue.read()]).toEqual([1, [good.uuid], []]);
});

it('stays as it was while nothing comes through', async () => {
  const queue = getQueue([URGE]);
  await sendQueue(queue, async () => LOST);
  expect(queue.read()).toEqual([URGE]);
});
