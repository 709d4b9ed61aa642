import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import {
  contactClient,
  getClientExercises,
  getClientProgramme,
  getClientRegistrations,
  getClientWebform,
  removeClient,
} from '#src/contract/client-details.ts';
import { getClientInvitation, getClientInvitations, inviteClient } from '#src/contract/client-invitations.ts';
import { type ClientSort, getClient, getClients } from '#src/contract/clients.ts';
import { readMessage } from '#src/contract/message.ts';
import { myData } from '#src/contract/my-data.ts';
import { getAccessRecord, getNurseView } from '#src/contract/nurse-access.ts';
import {
  findNurse,
  getNurseInfo,
  isPaired,
  pairNurse,
  parsePairingCode,
  renewPairingCode,
  unpairNurse,
} from '#src/contract/nurse-pairing.ts';
import { EVERY_SCOPE, getNurseScopes, saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { defineView } from '#src/contract/views.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { expectFailure, expectSuccess, followLink, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

type Participant = Awaited<ReturnType<typeof participant>>;
type Query = { readonly search?: string; readonly sort?: ClientSort; readonly order?: 'asc' | 'desc' };
const PROGRAMME = 'zelfhulpalcohol';
const readMessages = defineView(readMessage);
const MESSAGES = { params: { view: 'messages', display: 'list' } } as const;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, CONTENT_FIXTURE);
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const createNurse = () => participant(system, { domain: 'guided' });
const getCode = async (person: Participant) =>
  parsePairingCode(expectSuccess(await person.client.call(currentUser)).fields) ?? '';
const pair = (person: Participant, pairingCode: string) => person.client.call(pairNurse, { body: { pairingCode } });
const getParams = ({ uid }: Participant) => ({ params: { domain: PROGRAMME, uid } });
const getRecord = async (person: Participant) => expectSuccess(await person.client.call(getAccessRecord)).rows;

async function paired() {
  const [her, me] = [await createNurse(), await participant(system)];
  expectSuccess(await pair(me, await getCode(her)));
  return { her, me };
}

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
    const pendingRequest: ReturnType<typeof pair>[] = [];
    for (const guess of ['ABC128', 'ABC129', code]) {
      pendingRequest.push(pair(me, guess));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all(pendingRequest)).map(expectFailure)).toEqual([404, 404, 429]);
  });

  it('pairs with one nurse where two are tried at once', async () => {
    const [item, otherNurse, me] = [await createNurse(), await createNurse(), await participant(system)];
    const results = await Promise.all([pair(me, await getCode(item)), pair(me, await getCode(otherNurse))]);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

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

describe('the record', () => {
  it('holds every read of a client’s data once, for the client to see, newest first', async () => {
    const { her, me } = await paired();
    expectSuccess(await her.client.call(getClients));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expectSuccess(await her.client.call(getClientRegistrations, getParams(me)));
    expectSuccess(await her.client.call(getClientExercises, getParams(me)));
    const reads = await getRecord(me);
    expect(reads.map(({ what }) => what)).toEqual(['exercises', 'registrations', 'details', 'list']);
    expect(reads[0]).toEqual({
      role: 'poh',
      number: null,
      who: 'A.B. Jansen',
      organisation: 'Huisartsenpraktijk Noord',
      what: 'exercises',
      when: system.clock.now().toISOString(),
    });
    expect(await getRecord(await participant(system))).toEqual([]);
  });

  it('holds one look at all pages of the days as one, and further pages by themselves too', async () => {
    const [{ her, me }, otherPair] = [await paired(), await paired()];
    const check = (position: typeof otherPair, page: number) =>
      position.her.client.call(getClientRegistrations, { ...getParams(position.me), query: { page } });
    const readLooks = async () => (await getRecord(me)).map(({ what }) => what);
    for (const page of [0, 1, 2]) expectSuccess(await check({ her, me }, page));
    expectSuccess(await check(otherPair, 0));
    expect(await readLooks()).toEqual(['registrations']);
    expectSuccess(await check({ her, me }, 0));
    expect(await readLooks()).toHaveLength(2);
    system.clock.pass(61_000);
    expectSuccess(await her.client.call(getClient, getParams(me)));
    for (const page of [1, 2]) expectSuccess(await check({ her, me }, page));
    expect(await readLooks()).toEqual(['registrations', 'details', 'registrations', 'registrations']);
  });

  it('holds the list once a day for each nurse, so that it does not crowd out the rest', async () => {
    const { her, me } = await paired();
    const readKinds = async () => (await getRecord(me)).map(({ what }) => what);
    for (let time = 0; time < 3; time += 1) expectSuccess(await her.client.call(getClients));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expectSuccess(await her.client.call(getClients));
    expect(await readKinds()).toEqual(['details', 'list']);
    system.clock.pass(86_400_000);
    const code = generateCode(her.secret, system.clock.now());
    expectSuccess(await her.client.call(login, { body: { mail: her.mail, password: PASSWORD, code } }));
    expectSuccess(await her.client.call(getClients));
    expect(await readKinds()).toEqual(['list', 'details', 'list']);
  });

  it('holds fifty reads at the same moment as fifty, and none that was refused', async () => {
    const { her, me } = await paired();
    await Promise.all(Array.from({ length: 50 }, () => her.client.call(getClient, getParams(me))));
    const stranger = await createNurse();
    expect(expectFailure(await stranger.client.call(getClient, getParams(me)))).toBe(404);
    const { pager } = expectSuccess(await me.client.call(getAccessRecord));
    expect(pager?.totalItems).toBe(50);
  });

  it('is told of by one message a day where somebody’s own page was looked at, not the list alone', async () => {
    const { her, me } = await paired();
    const getMessages = async () => expectSuccess(await me.client.call(readMessages, MESSAGES)).rows;
    expectSuccess(await her.client.call(getClients));
    expect(await getMessages()).toEqual([]);
    await Promise.all([her.client.call(getClient, getParams(me)), her.client.call(getClientExercises, getParams(me))]);
    expectSuccess(await her.client.call(getClientRegistrations, getParams(me)));
    expect(await getMessages()).toMatchObject([
      {
        template: 'nurse-read',
        text: 'Je POH bekeek je gegevens. Op de pagina ‘Mijn POH’ zie je wat, en wanneer.',
        badge: null,
        isRead: false,
      },
    ]);
    system.clock.pass(86_400_000);
    const code = generateCode(her.secret, system.clock.now());
    expectSuccess(await her.client.call(login, { body: { mail: her.mail, password: PASSWORD, code } }));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expect((await getMessages()).map(({ template }) => template)).toEqual(['nurse-read', 'nurse-read']);
    const stranger = await createNurse();
    expect(expectFailure(await stranger.client.call(getClient, getParams(me)))).toBe(404);
    expect(await getMessages()).toHaveLength(2);
  });

  it('holds only who stood on the page of the list that was read', async () => {
    const { her, me } = await paired();
    expectSuccess(await her.client.call(getClients, { query: { page: 0, search: 'niemand heet zo' } }));
    expect(await getRecord(me)).toEqual([]);
  });
});

describe('a neutral message', () => {
  const CONTACT = (person: Participant) => ({ body: { uid: person.uid, domain: PROGRAMME } });

  it('reaches the client once in two weeks, in fixed words that ask for nothing', async () => {
    const { her, me } = await paired();
    await system.database.pool.query(
      `update users set validated_at = now(), notifications = '{forum_reply_mail}' where uid = $1`,
      [me.uid],
    );
    expect(expectSuccess(await her.client.call(getClient, getParams(me))).contactedOn).toBeNull();
    const results = await Promise.all([1, 2].map(() => her.client.call(contactClient, CONTACT(me))));
    expect(results.map((item) => (item.ok ? 'sent' : item.failure.status)).sort()).toEqual([409, 'sent']);
    expect(expectSuccess(await her.client.call(getClient, getParams(me))).contactedOn).toBe(
      getAmsterdamDate(system.clock.now()),
    );
    const sent = async () =>
      expectSuccess(await me.client.call(readMessages, MESSAGES)).rows.filter(
        ({ template }) => template === 'nurse-contact',
      );
    expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('Dit is geen controle')]);
    const mail = await mailTo(system, me.mail, /Er is een bericht voor je/);
    expect(JSON.stringify(mail)).not.toMatch(/POH|praktijk|alcohol/i);
    await system.database.pool.query(
      `update messages set created_at = created_at - interval '14 days' where uid = $1`,
      [me.uid],
    );
    expectSuccess(await her.client.call(contactClient, CONTACT(me)));
    expect(await sent()).toHaveLength(2);
  });

  it('goes to no client of another, of another programme, or who left', async () => {
    const { her, me } = await paired();
    const otherNurse = await createNurse();
    expect(expectFailure(await otherNurse.client.call(contactClient, CONTACT(me)))).toBe(404);
    const otherProgramme = { body: { uid: me.uid, domain: 'zelfhulptabak' } };
    expect(expectFailure(await her.client.call(contactClient, otherProgramme))).toBe(404);
    expectSuccess(await me.client.call(unpairNurse));
    expect(expectFailure(await her.client.call(contactClient, CONTACT(me)))).toBe(404);
  });
});

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

describe('what a client lets the nurse see', () => {
  const ANSWER = 'Voor mijn kinderen.';

  /** Creates a client with a day, a plan and an exercise. */
  async function withAnswers() {
    const { her, me } = await paired();
    const today = getAmsterdamDate(system.clock.now());
    await storePlan(system, me.uid, today, '3');
    await fillDay(system, me.uid, today, '4');
    system.clock.pass(60_000);
    const body = { webform: 'alcohol_1_1', fields: { waarom: ANSWER, glazen: '2,5' }, key: randomUUID() };
    expectSuccess(await me.client.call(submitWebform, { body }));
    return { her, me };
  }

  const CHOICES = [true, false].flatMap((days) =>
    [true, false].flatMap((exercises) => [true, false].map((answers) => ({ days, exercises, answers }))),
  );

  it.each(CHOICES)(
    'is what the preview shows, days $days, exercises $exercises, answers $answers',
    async (selection) => {
      const { her, me } = await withAnswers();
      const isAnswered = selection.answers && selection.exercises;
      const inForce = { ...selection, answers: isAnswered };
      expect(expectSuccess(await me.client.call(saveNurseScopes, { body: selection }))).toEqual(inForce);
      expect(expectSuccess(await me.client.call(getNurseScopes))).toEqual(inForce);

      const [row] = expectSuccess(await her.client.call(getClients, { query: {} })).rows;
      expect(row?.lastDays.length).toBe(selection.days ? 7 : 0);
      expect((row?.newAnswers ?? 0) > 0).toBe(selection.exercises);
      const readsBefore = (await getRecord(me)).length;
      const preview = expectSuccess(await me.client.call(getNurseView));
      expect(await getRecord(me)).toHaveLength(readsBefore);

      const snapshot = {
        client: expectSuccess(await her.client.call(getClient, getParams(me))),
        days: expectSuccess(await her.client.call(getClientRegistrations, getParams(me))).rows,
        exercises: expectSuccess(await her.client.call(getClientExercises, getParams(me))),
      };
      // An exercise is new relative to the nurse's previous look.
      expect(snapshot.exercises.every(({ isNew }) => isNew)).toBe(true);
      expect({
        ...preview,
        client: { ...preview.client, newAnswers: snapshot.client.newAnswers },
        exercises: preview.exercises.map((exercise) => ({ ...exercise, isNew: true })),
      }).toEqual(snapshot);
      expect(await getRecord(me)).toHaveLength(readsBefore + 3);

      expect(snapshot.client.scopes).toEqual(inForce);
      expect(snapshot.days.some(({ totalAmount }) => totalAmount !== null)).toBe(selection.days);
      expect(snapshot.client.completedRegistrations > 0).toBe(selection.days);
      expect(snapshot.exercises.length > 0).toBe(selection.exercises);
      expect(JSON.stringify(snapshot.exercises).includes(ANSWER)).toBe(isAnswered);
    },
  );

  it('is chosen at the pairing already, and is everything where nothing is said', async () => {
    const her = await createNurse();
    const [item, otherUser] = [await participant(system), await participant(system)];
    const scopes = { days: true, exercises: true, answers: false };
    expectSuccess(await item.client.call(pairNurse, { body: { pairingCode: await getCode(her), scopes } }));
    expectSuccess(await pair(otherUser, await getCode(her)));
    expect(expectSuccess(await item.client.call(getNurseScopes))).toEqual(scopes);
    expect(expectSuccess(await otherUser.client.call(getNurseScopes))).toEqual(EVERY_SCOPE);
  });

  it('is nothing to ask or to choose without a nurse', async () => {
    const me = await participant(system);
    expect(expectFailure(await me.client.call(getNurseScopes))).toBe(404);
    expect(expectFailure(await me.client.call(getNurseView))).toBe(404);
    expect(expectFailure(await me.client.call(saveNurseScopes, { body: EVERY_SCOPE }))).toBe(404);
  });
});

describe('inviting a client', () => {
  const invite = (her: Participant, email: string, firstName = 'Robin', programme = PROGRAMME) =>
    her.client.call(inviteClient, { body: { firstName, email, programme }, key: randomUUID() });

  it('mails the first name and a link that tells nothing', async () => {
    const her = await createNurse();
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await invite(her, email));
    const mail = await mailTo(system, email, /^Er is een uitnodiging voor je$/);
    expect(mail.text).toContain('Hallo Robin,');
    expect(mail.text).not.toMatch(/alcohol|zelfhulp|Jansen/i);
    const { host, pathname } = await followLink(her, mail);
    expect(host).toBe('alcohol.localhost:3000');
    expect(pathname).toMatch(/^\/uitnodiging\/v1\.[\w-]{38,390}$/);
    expect(mail.text.replace(/\/l\/\S+/g, '')).not.toContain('uitnodiging/');
  });

  /** Returns the token of a new invitation, and a visitor of its programme. */
  async function invited(her: Participant) {
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await invite(her, email));
    const { pathname } = await followLink(her, await mailTo(system, email, /uitnodiging/));
    return { email, params: { token: pathname.split('/').at(-1) ?? '' }, visitor: createBrowser(system.app) };
  }

  it('tells whoever holds the link who invites and the code to pair with, and nothing of who is invited', async () => {
    const her = await createNurse();
    const { params, visitor, email } = await invited(her);
    const code = parsePairingCode(expectSuccess(await her.client.call(currentUser)).fields);
    const displayedNurseInvitation = expectSuccess(await visitor.client.call(getClientInvitation, { params }));
    expect(displayedNurseInvitation).toEqual({
      name: 'A.B. Jansen',
      generalPractitioner: 'Huisartsenpraktijk Noord',
      pairingCode: code,
    });
    expect(JSON.stringify(displayedNurseInvitation)).not.toContain(email);
    expect(visitor.cookies.size).toBe(0);
    const me = await participant(system);
    expectSuccess(await me.client.call(pairNurse, { body: { pairingCode: displayedNurseInvitation.pairingCode } }));
    expect(isPaired(expectSuccess(await me.client.call(currentUser)).fields)).toBe(true);
  });

  it('opens for nobody else: another programme, a changed token, a made-up one', async () => {
    const { params, visitor } = await invited(await createNurse());
    const browser = createBrowser(system.app, { domain: 'gambling' });
    expect(expectFailure(await browser.client.call(getClientInvitation, { params }))).toBe(404);
    const { token } = params;
    const bad = [token.slice(0, -1), alterCharacter(token, -2), `v1.${'a'.repeat(60)}`, 'v1.x', 'x'];
    for (const item of bad) {
      const answer = await visitor.client.call(getClientInvitation, { params: { token: item } });
      expect([item, expectFailure(answer)]).toEqual([item, 404]);
    }
  });

  it('lives 30 days, and ends with a new code or with her approval', async () => {
    const her = await createNurse();
    const { params, visitor } = await invited(her);
    expectSuccess(await her.client.call(renewPairingCode));
    expect(expectFailure(await visitor.client.call(getClientInvitation, { params }))).toBe(404);
    const second = await invited(her);
    const asked = () => second.visitor.client.call(getClientInvitation, { params: second.params });
    await system.database.pool.query("update users set status = 'pending' where uid = $1", [her.uid]);
    expect(expectFailure(await asked())).toBe(404);
    await system.database.pool.query("update users set status = 'active' where uid = $1", [her.uid]);
    expect((await asked()).ok).toBe(true);
    system.clock.pass(30 * 86_400_000);
    expect(expectFailure(await asked())).toBe(404);
  });

  const getSentBy = async (her: Participant) =>
    expectSuccess(await her.client.call(getClientInvitations)).map(({ programme, state }) => [programme, state]);

  it('is told of afterwards: that it was sent, accepted or has expired, and nothing of whom', async () => {
    const her = await createNurse();
    const { params, email } = await invited(her);
    await invite(her, `${randomUUID()}@example.nl`, 'Robin', 'zelfhulptabak');
    const pendingInvitations = expectSuccess(await her.client.call(getClientInvitations));
    expect(pendingInvitations.map(({ state }) => state)).toEqual(['sent', 'sent']);
    const { rows } = await system.database.pool.query('select * from client_invitations where uid = $1', [her.uid]);
    expect(JSON.stringify([rows, pendingInvitations])).not.toMatch(new RegExp(`Robin|${email}`));

    const me = await participant(system);
    const body = { pairingCode: await getCode(her), invitation: params.token };
    expectSuccess(await me.client.call(pairNurse, { body }));
    const states = await getSentBy(her);
    expect(states.toSorted()).toEqual([
      ['zelfhulpalcohol', 'accepted'],
      ['zelfhulptabak', 'sent'],
    ]);
    expect(await getSentBy(await createNurse())).toEqual([]);

    const readAge = (days: number) =>
      system.database.pool.query(`update client_invitations set sent_at = sent_at - interval '${days} days'`);
    await readAge(30);
    expect((await getSentBy(her)).toSorted()).toEqual([
      ['zelfhulpalcohol', 'accepted'],
      ['zelfhulptabak', 'expired'],
    ]);
    await readAge(60);
    expect(await getSentBy(her)).toEqual([]);
    expectSuccess(await invite(her, `${randomUUID()}@example.nl`));
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'sent']]);
  });

  it('has expired once her code is new; a link that is none, or of another nurse, pairs and tells nothing', async () => {
    const [her, otherNurse] = [await createNurse(), await createNurse()];
    const { params } = await invited(her);
    const pairWith = async (person: Participant, invitation: string) => {
      const me = await participant(system);
      expectSuccess(await me.client.call(pairNurse, { body: { pairingCode: await getCode(person), invitation } }));
    };
    await pairWith(her, 'v1.niets');
    await pairWith(otherNurse, params.token);
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'sent']]);
    expectSuccess(await her.client.call(renewPairingCode));
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'expired']]);
    await pairWith(her, params.token);
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'expired']]);
  });

  it('is refused with a text by field, and after three to one address', async () => {
    const her = await createNurse();
    expect(await invite(her, 'x', ' ', 'zelfhulpnaasten')).toMatchObject({
      failure: {
        status: 422,
        fields: {
          first_name: 'Vul de voornaam in.',
          email_address: expect.stringMatching(/geen e-mailadres/),
          domain: 'Kies een programma uit de lijst.',
        },
      },
    });
    const email = `${randomUUID()}@example.nl`;
    for (let time = 0; time < 3; time += 1) expectSuccess(await invite(her, email));
    expect(expectFailure(await invite(her, email))).toBe(429);
  });
});
