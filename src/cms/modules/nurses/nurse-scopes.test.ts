import { describe, expect, it } from 'vitest';
import { getNurseView } from '#src/contract/nurse-access.ts';
import { pairNurse } from '#src/contract/nurse-pairing.ts';
import { EVERY_SCOPE, getNurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { checkNurseScopes } from './nurse-scopes.fixture.ts';
import { createNurse, getCode, pair, paired, system, withNurses } from './nurses.fixture.ts';

withNurses();

// Includes each choice made and not made, and answers chosen without their exercises.
checkNurseScopes([
  EVERY_SCOPE,
  { days: false, exercises: true, answers: false },
  { days: true, exercises: false, answers: true },
]);

describe('what a client lets the nurse see', () => {
  it('is chosen at the pairing already, and is everything where nothing is said', async () => {
    const her = await createNurse();
    const [item, otherUser] = [await participant(system), await participant(system)];
    const scopes = { days: true, exercises: true, answers: false };
    expectSuccess(await item.client.call(pairNurse, { body: { pairingCode: await getCode(her), scopes } }));
    expectSuccess(await pair(otherUser, await getCode(her)));
    expect(expectSuccess(await item.client.call(getNurseScopes))).toEqual(scopes);
    expect(expectSuccess(await otherUser.client.call(getNurseScopes))).toEqual(EVERY_SCOPE);
  });

  it('changes by one choice alone, as a page may not know a choice of another page', async () => {
    const { me } = await paired();
    expectSuccess(await me.client.call(saveNurseScopes, { body: { days: false } }));
    const scopes = expectSuccess(await me.client.call(saveNurseScopes, { body: { answers: false } }));
    expect(scopes).toEqual({ days: false, exercises: true, answers: false });
    expect(expectFailure(await me.client.call(saveNurseScopes, { body: {} }))).toBe(400);
  });

  it('is nothing to ask or to choose without a nurse', async () => {
    const me = await participant(system);
    expect(expectFailure(await me.client.call(getNurseScopes))).toBe(404);
    expect(expectFailure(await me.client.call(getNurseView))).toBe(404);
    expect(expectFailure(await me.client.call(saveNurseScopes, { body: EVERY_SCOPE }))).toBe(404);
  });
});
