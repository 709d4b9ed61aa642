import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { getPersonalTexts, savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { getReminder, saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { listUrges, saveUrge } from '#src/contract/hard-moment/urges.ts';
import { resolveFeatures } from '#src/domains/offers.ts';
import { PLAN, THINGS, URGE } from '#tests/contract/hard-moment-cases.ts';
import { participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const ALL = { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true };
const GONE = [404, 404];
const THERE = [200, 200];

/** Returns the statuses of reading and writing each part, for a user of an installation with these settings. */
async function answers(settings: Partial<typeof ALL>) {
  const config = { ...system.system.config, offers: resolveFeatures({ ...ALL, ...settings }) };
  const app = mountApp({ ...system.system, config });
  const { client } = await participant({ ...system, app });
  const readStatuses = async (
    ...calls: readonly Promise<{ readonly ok: boolean; readonly failure?: { status: number | null } }>[]
  ) => (await Promise.all(calls)).map((result) => (result.ok ? 200 : result.failure?.status));
  return {
    app,
    things: await readStatuses(
      client.call(getPersonalTexts),
      client.call(savePersonalTexts, { params: { revision: 0 }, body: THINGS }),
    ),
    plans: await readStatuses(
      client.call(listIfThens),
      client.call(saveIfThen, { body: { ...PLAN, uuid: randomUUID() } }),
    ),
    urges: await readStatuses(
      client.call(listUrges, {}),
      client.call(saveUrge, { body: { ...URGE, uuid: randomUUID() } }),
    ),
    reminder: await readStatuses(
      client.call(getReminder),
      client.call(saveReminder, { body: { minute: 1_200, weekdays: [], isActive: true } }),
    ),
  };
}

it.each([
  [{}, { things: THERE, plans: THERE, urges: THERE, reminder: THERE }],
  [{ urgeLog: false }, { things: THERE, plans: THERE, urges: GONE, reminder: THERE }],
  [{ reminders: false }, { things: THERE, plans: THERE, urges: THERE, reminder: GONE }],
  [{ hardMoment: false }, { things: GONE, plans: GONE, urges: GONE, reminder: GONE }],
])('with %j what is not offered answers as absent, and the rest as ever', async (settings, expected) => {
  expect(await answers(settings)).toMatchObject(expected);
});

it('is as absent for a visitor, and for a method that it never had', async () => {
  const { app } = await answers({ urgeLog: false });
  const visitor = createBrowser(app);
  const path = `http://${visitor.host}/api/nl/my-urges`;
  expect((await visitor.fetch(path)).status).toBe(404);
  expect((await visitor.fetch(path, { method: 'PUT' })).status).toBe(404);
});
