import { describe, expect, it } from 'vitest';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import {
  getClientExercises,
  getClientRegistrations,
  getClientWebform,
  removeClient,
} from '#src/contract/client-details.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { myData } from '#src/contract/my-data.ts';
import { getNurseInfo, isPaired, unpairNurse } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { expectFailure, expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import {
  createNurse,
  getCode,
  getParams,
  getRecord,
  MESSAGES,
  type Participant,
  PROGRAMME,
  pair,
  paired,
  readMessages,
  system,
  withNurses,
} from './nurses.fixture.ts';

withNurses();

/** Returns the messages of a client about an ended pairing. */
const listEndMessages = async (person: Participant) =>
  expectSuccess(await person.client.call(readMessages, MESSAGES)).rows.filter(
    ({ template }) => template === 'nurse-ended',
  );

describe('unpairing', () => {
  it.each(['client', 'nurse'] as const)('by the %s ends the next read, page 2 too, and both are told', async (side) => {
    const { her, me } = await paired();
    for (const person of [her, me]) {
      await system.database.pool.query('update users set validated_at = now() where uid = $1', [person.uid]);
    }
    if (side === 'client') expectSuccess(await me.client.call(unpairNurse));
    else expectSuccess(await her.client.call(removeClient, { body: { uid: me.uid, domain: PROGRAMME } }));
    expect(expectSuccess(await her.client.call(getClients)).rows).toEqual([]);
    const page = { ...getParams(me), query: { page: 1 } };
    expect(expectFailure(await her.client.call(getClientRegistrations, page))).toBe(404);
    expect(expectFailure(await her.client.call(getClient, getParams(me)))).toBe(404);
    expect(expectFailure(await her.client.call(getClientExercises, getParams(me)))).toBe(404);
    expect(
      expectFailure(
        await her.client.call(getClientWebform, { params: { domain: PROGRAMME, webformId: 'alcohol_1_1' } }),
      ),
    ).toBe(404);
    expect(expectFailure(await her.client.call(removeClient, { body: { uid: me.uid, domain: PROGRAMME } }))).toBe(404);
    expectSuccess(await me.client.call(unpairNurse));
    expect(expectFailure(await me.client.call(getNurseInfo))).toBe(404);
    expect(await getRecord(me)).toEqual([]);
    for (const person of [her, me]) await mailTo(system, person.mail, /Je koppeling is gestopt/);
  });

  it('is said in a message where the nurse does it, also to a client without a validated address', async () => {
    const [byNurse, byClient] = [await paired(), await paired()];
    expectSuccess(await byNurse.her.client.call(removeClient, { body: { uid: byNurse.me.uid, domain: PROGRAMME } }));
    expectSuccess(await byClient.me.client.call(unpairNurse));
    expect(await listEndMessages(byNurse.me)).toMatchObject([{ text: expect.stringContaining('kijkt niet meer mee') }]);
    expect(await listEndMessages(byClient.me)).toEqual([]);
  });

  it('is said to every client of a nurse who leaves, by mail too where the address is validated', async () => {
    const { her, me } = await paired();
    const otherUser = await participant(system);
    expectSuccess(await pair(otherUser, await getCode(her)));
    await system.database.pool.query('update users set validated_at = now() where uid = $1', [otherUser.uid]);
    expectSuccess(await her.client.call(deleteAccount));
    await mailTo(system, otherUser.mail, /Je koppeling is gestopt/);
    for (const client of [me, otherUser]) expect(await listEndMessages(client)).toHaveLength(1);
    const hers = "select from messages where template = 'nurse-ended' and $1 = any(string_to_array(cause, ' '))";
    const { rows } = await system.database.pool.query(hers, [String(her.uid)]);
    expect(rows).toEqual([]);
  });

  it('is not another nurse’s to do, nor in another domain', async () => {
    const { her, me } = await paired();
    const otherNurse = await createNurse();
    const body = { uid: me.uid, domain: PROGRAMME };
    expect(expectFailure(await otherNurse.client.call(removeClient, { body }))).toBe(404);
    expect(expectFailure(await her.client.call(removeClient, { body: { ...body, domain: 'zelfhulptabak' } }))).toBe(
      404,
    );
    expect(expectSuccess(await her.client.call(getClients)).rows).toHaveLength(1);
  });

  it('comes with leaving, of either side, and not with a restart', async () => {
    const { her, me } = await paired();
    expectSuccess(await me.client.call(resetProgress));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({ pairing: { nurse: 'A.B. Jansen' } });
    expectSuccess(await her.client.call(getClients));
    expectSuccess(await her.client.call(deleteAccount));
    expect(isPaired(expectSuccess(await me.client.call(currentUser)).fields)).toBe(false);
    expect(await getRecord(me)).toMatchObject([{ who: 'A.B. Jansen', what: 'list' }]);
  });
});
