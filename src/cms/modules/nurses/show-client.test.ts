import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  getClientExercises,
  getClientProgramme,
  getClientRegistrations,
  getClientWebform,
} from '#src/contract/client-details.ts';
import { type ClientSort, getClient, getClients } from '#src/contract/clients.ts';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import { createNurse, getCode, getParams, PROGRAMME, pair, paired, system, withNurses } from './nurses.fixture.ts';

type Query = { readonly search?: string; readonly sort?: ClientSort; readonly order?: 'asc' | 'desc' };

withNurses();

describe('what a nurse sees', () => {
  it('are the figures of section 9', async () => {
    const { her, me } = await paired();
    await system.database.pool.query(
      "update users set registrations_start = '2026-11-10', program_start = '2026-11-12', nickname = 'Mus' where uid = $1",
      [me.uid],
    );
    await storePlan(system, me.uid, '2026-11-12', '3');
    await fillDay(system, me.uid, '2026-11-11', '9');
    await fillDay(system, me.uid, '2026-11-13', '2');
    await fillDay(system, me.uid, '2026-11-13', '1');
    await fillDay(system, me.uid, '2026-11-14', '3.5');
    const client = expectSuccess(await her.client.call(getClient, getParams(me)));
    expect(client).toEqual({
      uid: me.uid,
      domain: PROGRAMME,
      name: 'Sam',
      // A forum nickname gives access to the user's posts, so a nurse never sees it.
      nickname: null,
      avatar: 1,
      daysRegistered: 9,
      weeksRegistered: 2,
      path: null,
      totalRegistrations: 11,
      completedRegistrations: 3,
      within: 1,
      above: 1,
      filledOnly: 1,
      registrationsStart: '2026-11-10',
      programStartDate: '2026-11-12',
      today: '2026-11-20',
      unit: null,
      scopes: EVERY_SCOPE,
      contactedOn: null,
      goal: { kind: 'reduce', week: 21, since: '2026-11-12' },
      lastWeeks: [
        { first: '2026-10-23', last: '2026-10-29', total: 0, filled: 0 },
        { first: '2026-10-30', last: '2026-11-05', total: 0, filled: 0 },
        { first: '2026-11-06', last: '2026-11-12', total: 9, filled: 1 },
        { first: '2026-11-13', last: '2026-11-19', total: 6.5, filled: 2 },
      ],
      lastFilledIn: '2026-11-14',
      seenAt: null,
      newAnswers: 0,
    });
    const { seenAt: _before, ...figures } = client;
    expect(expectSuccess(await her.client.call(getClients)).rows).toMatchObject([figures]);
  });

  it('are in the list the last seven days, and what asks for her', async () => {
    const { her, me } = await paired();
    const [row] = expectSuccess(await her.client.call(getClients)).rows;
    expect(row).toMatchObject({ seenAt: null, lastFilledIn: null, signals: [{ kind: 'paired', count: 0 }] });
    await system.database.pool.query(
      "update users set registrations_start = '2026-11-16', program_start = '2026-11-16' where uid = $1",
      [me.uid],
    );
    await fillDay(system, me.uid, '2026-11-16', '1');
    await storePlan(system, me.uid, '2026-11-17', '3');
    await fillDay(system, me.uid, '2026-11-17', '3');
    await fillDay(system, me.uid, '2026-11-18', '4');
    const [filledRow] = expectSuccess(await her.client.call(getClients)).rows;
    expect(filledRow?.lastFilledIn).toBe('2026-11-18');
    expect(filledRow?.lastDays.map(({ state }) => state)).toEqual([
      'ahead',
      'ahead',
      'ahead',
      'filled',
      'within',
      'above',
      'open',
    ]);
    expect(filledRow?.lastDays.at(-1)?.date).toBe('2026-11-19');
  });

  it('are new answers until she looked at more than the list', async () => {
    const { her, me } = await paired();
    const readNews = async () => expectSuccess(await her.client.call(getClients)).rows.map((row) => row.newAnswers);
    const fields = { waarom: 'Voor mijn kinderen.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
    system.clock.pass(60_000);
    expectSuccess(await me.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields, key: randomUUID() } }));
    expect(await readNews()).toEqual([1]);
    system.clock.pass(60_000);
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expect(await readNews()).toEqual([0]);
    expect(expectSuccess(await her.client.call(getClients)).rows[0]?.seenAt).toContain(
      system.clock.now().toISOString().slice(0, 19),
    );
  });

  it('is the total, the goal and the start of each day, and nothing else of it', async () => {
    const { her, me } = await paired();
    await system.database.pool.query("update users set registrations_start = '2026-11-17' where uid = $1", [me.uid]);
    await storePlan(system, me.uid, '2026-11-18', '4');
    await fillDay(system, me.uid, '2026-11-18', '2.5');
    const { rows: entities, pager } = expectSuccess(await her.client.call(getClientRegistrations, getParams(me)));
    expect(pager).toEqual({ currentPage: 0, totalPages: 1, totalItems: 7, itemsPerPage: 84 });
    expect(entities.slice(0, 4)).toEqual([
      { date: '2026-11-16', totalAmount: null, goal: null, startUsage: null },
      { date: '2026-11-17', totalAmount: null, goal: null, startUsage: null },
      { date: '2026-11-18', totalAmount: 2.5, goal: 4, startUsage: 6 },
      { date: '2026-11-19', totalAmount: null, goal: 4, startUsage: 6 },
    ]);
    const address = `http://${her.host}/api/nl/get-client-daily-registrations/${PROGRAMME}/${me.uid}`;
    const text = await (await her.fetch(address)).text();
    expect(text).not.toMatch(/cafe|partner|kanarie|1250|12\.5|cost|note/);
  });

  it('are the answers, the programme and the questions of the exercises', async () => {
    const { her, me } = await paired();
    const fields = { waarom: 'Voor mijn kinderen.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
    expectSuccess(await me.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields, key: randomUUID() } }));
    const exercises = expectSuccess(await her.client.call(getClientExercises, getParams(me)));
    expect(exercises).toMatchObject([{ webform: 'alcohol_1_1', answers: { waarom: 'Voor mijn kinderen.' } }]);
    const params = { domain: PROGRAMME, webformId: 'alcohol_1_1' };
    expect(expectSuccess(await her.client.call(getClientWebform, { params })).id).toBe('alcohol_1_1');
    expect(expectFailure(await her.client.call(getClientProgramme, { params: { domain: PROGRAMME } }))).toBe(404);
    const otherProgramme = { domain: 'zelfhulptabak', webformId: 'alcohol_1_1' };
    expect(expectFailure(await her.client.call(getClientWebform, { params: otherProgramme }))).toBe(404);
  });

  it('can be searched, sorted and paged', async () => {
    const her = await createNurse();
    const code = await getCode(her);
    const people = [];
    for (const [index, name] of ['Bram', 'anna', 'Cas%'].entries()) {
      const me = await participant(system);
      await system.database.pool.query('update users set name = $1, nickname = $2 where uid = $3', [
        name,
        index === 0 ? 'Roodborst' : null,
        me.uid,
      ]);
      expectSuccess(await pair(me, code));
      people.push(me);
    }
    await fillDay(system, people[2]?.uid ?? 0, '2026-11-20', '1');
    const getNames = async (query: Query) =>
      expectSuccess(await her.client.call(getClients, { query })).rows.map(({ name }) => name);
    expect(await getNames({})).toEqual(['anna', 'Bram', 'Cas%']);
    expect(await getNames({ sort: 'name', order: 'desc' })).toEqual(['Cas%', 'Bram', 'anna']);
    expect(await getNames({ sort: 'completed', order: 'desc' })).toEqual(['Cas%', 'Bram', 'anna']);
    expect(await getNames({ search: 'AN' })).toEqual(['anna']);
    expect(await getNames({ search: 'roodb' })).toEqual([]);
    expect(await getNames({ search: '%' })).toEqual(['Cas%']);
    const { rows: entities, pager } = expectSuccess(await her.client.call(getClients, { query: { page: 7 } }));
    expect(entities).toHaveLength(3);
    expect(pager).toEqual({ currentPage: 0, totalPages: 1, totalItems: 3, itemsPerPage: 25 });
  });
});
