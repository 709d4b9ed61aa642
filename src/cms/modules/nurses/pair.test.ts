import { describe, expect, it } from 'vitest';
import { getClients } from '#src/contract/clients.ts';
import { findNurse, getNurseInfo, isPaired, renewPairingCode } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createNurse, getCode, pair, paired, system, withNurses } from './nurses.fixture.ts';

withNurses();

describe('the pairing code', () => {
  it('has six letters or digits that look like no other, stays, and is renewed', async () => {
    const her = await createNurse();
    const code = await getCode(her);
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{6}$/);
    expect(await getCode(her)).toBe(code);
    const { pairingCode } = expectSuccess(await her.client.call(renewPairingCode));
    expect(pairingCode).not.toBe(code);
    expect(await getCode(her)).toBe(pairingCode);
    expect(expectFailure(await pair(await participant(system), code))).toBe(404);
  });

  it('is only a nurse’s own', async () => {
    const me = await participant(system);
    expect(await getCode(me)).toBe('');
    expect(expectFailure(await me.client.call(renewPairingCode))).toBe(403);
  });

  it('pairs with spaces and small letters forgiven, and many clients', async () => {
    const her = await createNurse();
    const code = (await getCode(her)).toLowerCase();
    for (const input of [code, ` ${code.slice(0, 3)} ${code.slice(3)} `]) {
      const me = await participant(system);
      expect(expectSuccess(await pair(me, input))).toEqual({
        name: 'A.B. Jansen',
        generalPractitioner: 'Huisartsenpraktijk Noord',
      });
      expect(isPaired(expectSuccess(await me.client.call(currentUser)).fields)).toBe(true);
      expect(expectSuccess(await me.client.call(getNurseInfo)).name).toBe('A.B. Jansen');
    }
    expect(expectSuccess(await her.client.call(getClients)).rows).toHaveLength(2);
  });

  it('tells whose it is before anything is shared, and keeps nothing of the question', async () => {
    const her = await createNurse();
    const me = await participant(system);
    const find = (pairingCode: string) => me.client.call(findNurse, { body: { pairingCode } });
    const code = await getCode(her);
    expect(expectSuccess(await find(` ${code.toLowerCase()} `))).toEqual({
      name: 'A.B. Jansen',
      generalPractitioner: 'Huisartsenpraktijk Noord',
    });
    expect(isPaired(expectSuccess(await me.client.call(currentUser)).fields)).toBe(false);
    expect(expectSuccess(await her.client.call(getClients, {})).rows).toEqual([]);
    const problems = [];
    for (let time = 0; time < 10; time += 1) problems.push(expectFailure(await find(`ABC12${time}`)));
    expect(problems).toEqual(Array(10).fill(404));
    expect([expectFailure(await find(code)), expectFailure(await pair(me, code))]).toEqual([429, 429]);
  });

  it('tells nothing once it was renewed, or her approval is gone', async () => {
    const [her, me] = [await createNurse(), await participant(system)];
    const find = (pairingCode: string) => me.client.call(findNurse, { body: { pairingCode } });
    const code = await getCode(her);
    const { pairingCode } = expectSuccess(await her.client.call(renewPairingCode));
    expect(expectFailure(await find(code))).toBe(404);
    expectSuccess(await find(pairingCode));
    await system.database.pool.query("update users set status = 'withdrawn' where uid = $1", [her.uid]);
    expect(expectFailure(await find(pairingCode))).toBe(404);
  });

  it('is refused where it is malformed, unknown, of a nurse who is not approved, or where one is paired', async () => {
    const { her, me } = await paired();
    expect(expectFailure(await pair(me, await getCode(her)))).toBe(409);
    const otherUser = await participant(system);
    expect(await pair(otherUser, 'ABC-12')).toMatchObject({
      failure: { status: 422, fields: { pairing_code: 'De koppelcode heeft 6 letters of cijfers. Kijk hem na.' } },
    });
    expect(await pair(otherUser, 'ABC123')).toMatchObject({
      failure: { status: 404, message: 'Er is geen POH gevonden met deze koppelcode.' },
    });
    const code = await getCode(her);
    await system.database.pool.query("update users set status = 'blocked' where uid = $1", [her.uid]);
    expect(expectFailure(await pair(otherUser, code))).toBe(404);
    expect(expectFailure(await pair(await participant(system, { domain: 'close-ones' }), code))).toBe(403);
  });

  it('cannot be guessed: the eleventh wrong one is refused, and the right one with it', async () => {
    const her = await createNurse();
    const me = await participant(system);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push(expectFailure(await pair(me, `ABC12${time % 10}`)));
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect(expectFailure(await pair(me, await getCode(her)))).toBe(429);
  });

  it('cannot be guessed by many tries at one moment either: those that wait for their turn are counted already', async () => {
    const [her, me] = [await createNurse(), await participant(system)];
    const code = await getCode(her);
    for (let time = 0; time < 8; time += 1) expect(expectFailure(await pair(me, `ABC12${time}`))).toBe(404);
    const holder = await system.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from users where uid = $1 for update', [me.uid]);
    const countWaiting = async () => {
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await system.database.pool.query(waiting)).rowCount;
    };
    const wrongGuesses: ReturnType<typeof pair>[] = [];
    let rightGuess: Awaited<ReturnType<typeof pair>>;
    try {
      for (const guess of ['ABC128', 'ABC129']) {
        wrongGuesses.push(pair(me, guess));
        await expect.poll(countWaiting, { interval: 10 }).toBe(wrongGuesses.length);
      }
      // Answers without a wait for the lock, because both guesses that wait are counted.
      rightGuess = await pair(me, code);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await Promise.all(wrongGuesses)).map(expectFailure)).toEqual([404, 404]);
    expect(expectFailure(rightGuess)).toBe(429);
  });

  it('pairs with one nurse where two are tried at once', async () => {
    const [item, otherNurse, me] = [await createNurse(), await createNurse(), await participant(system)];
    const results = await Promise.all([pair(me, await getCode(item)), pair(me, await getCode(otherNurse))]);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
