import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { loadStarter } from '#src/cms/starter/load.ts';
import { readMessage } from '#src/contract/message.ts';
import { getAccessRecord } from '#src/contract/nurse-access.ts';
import { pairNurse, parsePairingCode } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { defineView } from '#src/contract/views.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

export type Participant = Awaited<ReturnType<typeof participant>>;
export const PROGRAMME = 'zelfhulpalcohol';
export const readMessages = defineView(readMessage);
export const MESSAGES = { params: { view: 'messages', display: 'list' } } as const;

/** The content system of the tests of a file. */
export let system: TestSystem;

/** Starts a content system with jobs for the tests of a file; each test begins with full limits. */
export function withNurses(): void {
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
    await loadStarter(system.database.db, CONTENT_FIXTURE);
  });
  afterAll(() => system.close());
  beforeEach(async () => {
    await system.database.pool.query('delete from limits');
  });
}

export const createNurse = () => participant(system, { domain: 'guided' });
export const getCode = async (person: Participant) =>
  parsePairingCode(expectSuccess(await person.client.call(currentUser)).fields) ?? '';
export const pair = (person: Participant, pairingCode: string) =>
  person.client.call(pairNurse, { body: { pairingCode } });
export const getParams = ({ uid }: Participant) => ({ params: { domain: PROGRAMME, uid } });
export const getRecord = async (person: Participant) => expectSuccess(await person.client.call(getAccessRecord)).rows;

/** Creates a nurse and a participant who is paired with her. */
export async function paired() {
  const [her, me] = [await createNurse(), await participant(system)];
  expectSuccess(await pair(me, await getCode(her)));
  return { her, me };
}
