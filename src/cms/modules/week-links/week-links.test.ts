import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resetProgress, type UserChanges, updateUser } from '#src/contract/account.ts';
import { dismissCard } from '#src/contract/home.ts';
import { saveOwnDate } from '#src/contract/personal-dates.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { lockSession } from '#src/contract/session-lock.ts';
import { endOtherSessions } from '#src/contract/sessions.ts';
import { unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import {
  listWeekLinks,
  saveOwnWeek,
  saveWeekLink,
  showWeekLink,
  stopWeekMail,
  undoSavedWeek,
} from '#src/contract/week-links.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { addDays, toCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { expectFailure, expectSuccess, PASSWORD } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { createUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { createCleanUpHandler } from '../../scheduled/clean-up.ts';
import { closeSessions } from '../restrictions/end-sessions.ts';
import { advanceClock, createWeekReader, findWeekMails, sendWeek } from './week-links.fixture.ts';

const MONDAY = toCalendarDate('2026-11-16');
const WEEK = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day));

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  advanceClock(system, '2026-11-23T06:00:00Z');
});
afterAll(() => system.close());

/** Returns a visitor without a login, on the bare host. */
const createStranger = (language: 'nl' | 'en' = 'nl') =>
  createBrowser(system.app, { host: 'localhost', language }).client;
const listAll = (...amounts: readonly string[]) =>
  Object.fromEntries(WEEK.map((date, day) => [date, amounts[day] ?? '']));
const save = (token: string, days: Readonly<Record<string, string>>, none: readonly string[] = []) =>
  createStranger().call(saveWeekLink, { params: { token }, body: { days, none } });

async function linked(person: Parameters<typeof createWeekReader>[1] = {}) {
  const me = await createWeekReader(system, person);
  return { ...me, token: await sendWeek(system, me.uid) };
}

const fourWeeks = async (uid: number, amounts: readonly string[]) => {
  for (let index = 1; index <= 28; index += 1) {
    await fillDay(system, uid, addDays(MONDAY, -index), amounts[(7 * 4 - index) % 7] ?? '0');
  }
};

describe('the link of a week', () => {
  it('shows which days are open and nothing else, and changes nothing', async () => {
    const { uid, token } = await linked({ domain: 'tobacco', start: '2026-11-17' });
    await fillDay(system, uid, '2026-11-18', '12');
    const result = await system.database.pool.query('select * from week_links');
    const displayedSharedWeek = expectSuccess(await createStranger().call(showWeekLink, { params: { token } }));
    expect(displayedSharedWeek).toEqual({
      language: 'nl',
      days: WEEK.map((date, day) => ({ date, state: day === 0 ? 'outside' : day === 2 ? 'filled' : 'open' })),
    });
    expect((await system.database.pool.query('select * from week_links')).rows).toEqual(result.rows);
  });

  it('is kept without its token', async () => {
    const { token, uid } = await linked();
    expect(token).toMatch(/^[\w-]{32}$/);
    const { rows } = await system.database.pool.query('select * from week_links where uid = $1', [uid]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['the same', '1 0 2 0 3 4 2', { filled: 7, none: 2, sum: 1200, direction: 'same' }],
    ['less', '1 0 2 0 2 3 2', { filled: 7, none: 2, sum: 1000, direction: 'less' }],
    ['one less, which is the same', '1 0 2 0 2 4 2', { filled: 7, none: 2, sum: 1100, direction: 'same' }],
    ['more', '2 1 2 1 3 4 2', { filled: 7, none: 0, sum: 1500, direction: 'more' }],
    ['nothing', '0 0 0 0 0 0 0', { filled: 7, none: 7, sum: 0, direction: 'less' }],
    ['four days', '1 0 2 0', { filled: 4, none: 2, sum: 300, direction: 'unknown' }],
  ])('answers %s', async (_name, amounts, answer) => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['1', '0', '2', '0', '3', '4', '2']);
    expect(expectSuccess(await save(token, listAll(...amounts.split(' '))))).toMatchObject({
      days: 7,
      dropped: [],
      high: 0,
      ...answer,
    });
  });

  it('compares the days just typed with their own weekdays, where others were filled in before', async () => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['1', '0', '2', '0', '3', '4', '2']);
    await fillDay(system, uid, addDays(MONDAY, 4), '9');
    await fillDay(system, uid, addDays(MONDAY, 5), '9');
    const saved = expectSuccess(await save(token, listAll('1', '0', '2', '0', '', '', '2')));
    expect(saved).toMatchObject({ filled: 7, saved: 5, sum: 500, direction: 'same' });
  });

  it('knows no direction for somebody new', async () => {
    const { uid, token } = await linked({ start: '2026-11-07' });
    for (let index = 1; index <= 9; index += 1) await fillDay(system, uid, addDays(MONDAY, -index), '1');
    expect(expectSuccess(await save(token, listAll(...'1111111')))).toMatchObject({ filled: 7, direction: 'unknown' });
  });

  it('saves days equal to those of the form of a day', async () => {
    const [byLink, byForm] = [await linked(), await linked()];
    const amounts = ['1', '0', '2,5', '', '3', '4', '2'];
    expectSuccess(await save(byLink.token, listAll(...amounts)));
    for (const [day, amount] of amounts.entries()) {
      if (amount !== '') await fillDay(system, byForm.uid, WEEK[day] as string, amount.replace(',', '.'));
    }
    const read = async (client: typeof byLink.client) => {
      const days = expectSuccess(await client.call(getRegistrationsOverview));
      return Object.entries(days).map(([date, { total, goal, usage }]) => [date, total, goal, usage]);
    };
    expect(await read(byLink.client)).toEqual(await read(byForm.client));
    const { rows } = await system.database.pool.query(
      'select cost, place, company, note, drinks, revision from registrations where uid = $1',
      [byLink.uid],
    );
    expect(rows).toEqual(
      Array(6).fill({ cost: null, place: null, company: null, note: null, drinks: null, revision: 1 }),
    );
  });

  it('answers a replay ten times with the same bytes, and other values with 409', async () => {
    const { uid, token } = await linked();
    const body = JSON.stringify({ days: listAll(...'1234567'), none: [] });
    const post = (input = body) =>
      system.app.request(`http://localhost/api/week/${token}`, {
        method: 'POST',
        body: input,
        headers: { 'content-type': 'application/json' },
      });
    const results = await Promise.all([post(), post()]);
    const texts = await Promise.all(results.map((response) => response.text()));
    for (let newIndex = 0; newIndex < 6; newIndex += 1) texts.push(await (await post()).text());
    expect(new Set(texts).size).toBe(1);
    const secondResponse = await post(JSON.stringify({ days: listAll(...'1234568'), none: [] }));
    expect(secondResponse.status).toBe(409);
    expect((await secondResponse.json()).message).toBe(
      'Deze week is al opgeslagen. Aanpassen kan nadat je bent ingelogd.',
    );
    expect(expectFailure(await createStranger().call(showWeekLink, { params: { token } }))).toBe(409);
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows.length).toBe(7);
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(429);
  });

  it('drops a day that was filled in meanwhile, and says so', async () => {
    const { uid, token } = await linked();
    await fillDay(system, uid, WEEK[1] as string, '5');
    const saved = expectSuccess(await save(token, listAll('1', '2'), [WEEK[2] as string]));
    expect(saved).toMatchObject({ filled: 3, saved: 2, none: 1, sum: 100, dropped: [WEEK[1]] });
  });

  it('leaves a day open whose amount is above the maximum of its programme, which it does not name', async () => {
    const { token, uid } = await linked({ domain: 'gambling' });
    const saved = expectSuccess(await save(token, listAll('50', '1')));
    expect(saved).toMatchObject({ filled: 1, saved: 1, high: 1 });
    const { rows } = await system.database.pool.query('select date::text from registrations where uid = $1', [uid]);
    expect(rows).toEqual([{ date: WEEK[1] }]);
  });

  it.each([
    [listAll(), [], { week: 'Vul ten minste één dag in, of kies niets.' }],
    [listAll('veel'), [], { [MONDAY]: 'Vul bij maandag een getal in, zoals 2 of 2,5.' }],
    [listAll('1.000'), [], { [MONDAY]: 'Schrijf duizend als 1000. Bij maandag staat 1.000.' }],
    [listAll('0,125'), [], { [MONDAY]: 'Gebruik bij maandag hooguit twee cijfers achter de komma.' }],
    [listAll('-1'), [], { [MONDAY]: 'Een getal kan niet lager zijn dan 0.' }],
    [listAll('100'), [], { [MONDAY]: 'Dit getal is te hoog om hier in te vullen. Kijk het na.' }],
    [listAll('2'), [MONDAY], { [MONDAY]: 'Bij maandag staat een getal én niets. Kies één van de twee.' }],
    [{ '2026-11-23': '1' }, [], { week: 'Er ging iets mis met het formulier. Vul het opnieuw in.' }],
  ])('refuses %j, and settles nothing', async (days, none, fields) => {
    const { token } = await linked();
    const refusal = await save(token, days as Readonly<Record<string, string>>, none);
    expect(refusal).toMatchObject({ ok: false, failure: { status: 400, fields } });
    expect(expectSuccess(await save(token, listAll('1'))).saved).toBe(1);
  });

  it('names a doctor to call after heavy weeks that end at once', async () => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['7', '7', '7', '7', '7', '7', '7']);
    expect(expectSuccess(await save(token, listAll(...'0000000')))).toMatchObject({
      direction: 'less',
      next: 'health',
    });
  });

  it('points to help where the line rises, also if the days just typed say nothing', async () => {
    const { uid, token } = await linked({ start: '2026-07-01' });
    for (let index = 1; index <= 56; index += 1) {
      const usual = ['1', '0', '2', '0', '3', '4', '2'][(56 - index) % 7] ?? '0';
      await fillDay(system, uid, addDays(MONDAY, -index), usual);
    }
    for (const [day, amount] of ['6', '7', '5'].entries()) await fillDay(system, uid, addDays(MONDAY, 4 + day), amount);
    const saved = expectSuccess(await save(token, listAll('4', '3', '5', '3')));
    expect(saved).toMatchObject({ direction: 'unknown', next: 'help' });
  });

  it('points to an own date in the coming week, before a question', async () => {
    const { token, client } = await linked();
    const first = addDays(MONDAY, 14);
    const date = { uuid: crypto.randomUUID(), label: 'Feest', first, last: first, isYearly: false };
    expectSuccess(await client.call(saveOwnDate, { body: date }));
    expect(expectSuccess(await save(token, listAll('1'))).next).toBe('date');
  });

  it('points to a month step, unless it was pressed away', async () => {
    const [open, away] = [await linked({ start: '2026-07-27' }), await linked({ start: '2026-07-27' })];
    expectSuccess(await away.client.call(dismissCard, { body: { card: 'month', subject: '120' } }));
    expect(expectSuccess(await save(open.token, listAll('1'))).next).toBe('check');
    expect(expectSuccess(await save(away.token, listAll('1'))).next).toBe('week');
  });

  it('answers whatever is sent without a fault, and saves nothing partly', async () => {
    const { token, uid } = await linked();
    const part = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('1', '', '99', '0', '2,5', '1.000', '-3'));
    const days = fc.dictionary(fc.oneof(fc.constantFrom(...WEEK), fc.string({ maxLength: 12 })), part);
    const none = fc.array(fc.oneof(fc.constantFrom(...WEEK), fc.string({ maxLength: 12 })), { maxLength: 9 });
    const body = fc.oneof(fc.record({ days, none }), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(body, async (body) => {
        await system.database.pool.query('delete from limits');
        await system.database.pool.query('delete from registrations where uid = $1', [uid]);
        await system.database.pool.query('update week_links set used_at = null where uid = $1', [uid]);
        const response = await system.app.request(`http://localhost/api/week/${token}`, {
          method: 'POST',
          body: JSON.stringify(body) ?? '',
          headers: { 'content-type': 'application/json' },
        });
        expect([200, 400]).toContain(response.status);
        const { rows } = await system.database.pool.query<{ sum: string; days: number }>(
          'select coalesce(sum(amount), 0) as sum, count(*)::int as days from registrations where uid = $1',
          [uid],
        );
        const answer = response.status === 200 ? await response.json() : { sum: '0', saved: 0 };
        expect([Number(rows[0]?.sum), rows[0]?.days]).toEqual([Number(answer.sum), answer.saved]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a link ends', () => {
  type Me = Awaited<ReturnType<typeof linked>>;
  const getChanges = (body: UserChanges) => async (me: Me) =>
    expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body }));
  it.each<readonly [string, (me: Me) => Promise<unknown>]>([
    ['by logging out elsewhere', ({ client }) => client.call(endOtherSessions)],
    ['by the lock of a session, as the quick exit does', ({ client }) => client.call(lockSession)],
    ['by another password', getChanges({ newPassword: 'wind 7 bomen nat', currentPassword: PASSWORD })],
    ['by another address', getChanges({ mail: 'nieuw-adres@example.nl', currentPassword: PASSWORD })],
    ['by switching the mail off', getChanges({ notifications: [] })],
    [
      'by unsubscribing in the mail',
      ({ uid }) =>
        createStranger().call(unsubscribeByMail, {
          params: { token: createUnsubscribeToken(system.system.keys, { kind: 'setting', uid, setting: 'week_mail' }) },
        }),
    ],
    ['by stopping on its page', ({ token }) => createStranger().call(stopWeekMail, { params: { token } })],
    ['by beginning again', ({ client }) => client.call(resetProgress)],
    ['by suspension', ({ uid }) => system.database.db.transaction((tx) => closeSessions(tx, uid, 'suspended'))],
    [
      'by erasing the account',
      ({ uid }) => system.database.db.transaction((tx) => deleteUserRows(system.system, tx, uid)),
    ],
  ])('%s: 404 in the same words as an invented one', async (_name, end) => {
    const me = await linked();
    await end(me);
    const [result, invented] = [me.token, `${'A'.repeat(31)}-`].map((token) => save(token, listAll('1')));
    const answers = await Promise.all([result, invented]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      failure: { status: 404, message: 'Deze link werkt niet meer. Log in om je week in te vullen.' },
    });
    expect(expectFailure(await createStranger().call(showWeekLink, { params: { token: me.token } }))).toBe(404);
  });

  it('stops its mail again and again', async () => {
    const { token, uid } = await linked();
    for (let press = 0; press < 3; press += 1)
      expectSuccess(await createStranger().call(stopWeekMail, { params: { token } }));
    const { rows } = await system.database.pool.query('select notifications from users where uid = $1', [uid]);
    expect(rows).toEqual([{ notifications: [] }]);
  });
});

describe('a week of a logged-in user', () => {
  type Client = Awaited<ReturnType<typeof createWeekReader>>['client'];
  const saveOwn = (
    client: Client,
    days: Readonly<Record<string, string>>,
    { key = crypto.randomUUID(), monday = MONDAY } = {},
  ) => client.call(saveOwnWeek, { params: { monday }, body: { days, none: [] }, key });

  it.each<readonly [DomainKey, string, readonly string[]]>([
    ['alcohol', '2,5', ['2', '0', '', '14']],
    ['tobacco', '100', ['12', '0', '', '20.5']],
    ['gambling', '0,25', ['1', '0', '', '1.75']],
    ['cannabis', '0,5', ['1', '0', '', '3']],
    ['cocaine', '0.5', ['1', '0', '', '0,1']],
  ])('saves days of %s by one call, equal to those of the form of a day', async (domain, first, otherAmounts) => {
    const [byWeek, byDay] = [await createWeekReader(system, { domain }), await createWeekReader(system, { domain })];
    const amounts = [first, ...otherAmounts];
    const saved = expectSuccess(await saveOwn(byWeek.client, listAll(...amounts)));
    expect(saved).toMatchObject({ filled: 4, days: 7, saved: 4, none: 1, dropped: [], high: 0 });
    for (const [day, amount] of amounts.entries()) {
      if (amount !== '') await fillDay(system, byDay.uid, WEEK[day] as string, amount.replace(',', '.'));
    }
    const read = async (client: Client) => {
      const days = expectSuccess(await client.call(getRegistrationsOverview));
      return Object.entries(days).map(([date, { total, goal, usage }]) => [date, total, goal, usage]);
    };
    expect(await read(byWeek.client)).toEqual(await read(byDay.client));
  });

  it.each<readonly [DomainKey, readonly string[], Readonly<Record<string, string>>]>([
    ['alcohol', [], { week: 'Vul ten minste één dag in, of kies niets.' }],
    ['alcohol', ['veel', '1'], { [MONDAY]: 'Vul bij maandag een getal in, zoals 2 of 2,5.' }],
    ['alcohol', ['51'], { [MONDAY]: 'Dit getal is te hoog om hier in te vullen. Kijk het na.' }],
    ['tobacco', ['100.5'], { [MONDAY]: 'Dit getal is te hoog om hier in te vullen. Kijk het na.' }],
    ['gambling', ['24,25'], { [MONDAY]: 'Dit getal is te hoog om hier in te vullen. Kijk het na.' }],
  ])('refuses in %s %j beside the day, and saves nothing', async (domain, amounts, fields) => {
    const { client, uid } = await createWeekReader(system, { domain });
    const refusal = await saveOwn(client, listAll(...amounts));
    expect(refusal).toMatchObject({ ok: false, failure: { status: 400, fields } });
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows).toEqual([]);
  });

  it('is stored once by a repeated call, also after other days were filled in', async () => {
    const { client, uid } = await createWeekReader(system);
    const key = crypto.randomUUID();
    const [item, two] = await Promise.all([1, 2].map(() => saveOwn(client, listAll(...'1203'), { key })));
    await fillDay(system, uid, WEEK[5] as string, '2');
    const third = await saveOwn(client, listAll(...'1203'), { key });
    expect(expectSuccess(two as typeof third)).toEqual(expectSuccess(item as typeof third));
    expect(expectSuccess(third)).toMatchObject({ filled: 5, saved: 4, sum: 600, dropped: [] });
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows.length).toBe(5);
  });

  it('keeps a day that was filled in meanwhile, and says so', async () => {
    const { client, uid } = await createWeekReader(system);
    await fillDay(system, uid, WEEK[1] as string, '5');
    expect(expectSuccess(await saveOwn(client, listAll('1', '2')))).toMatchObject({
      saved: 1,
      sum: 100,
      dropped: [WEEK[1]],
    });
  });

  it('has ended, and begins on a Monday from the start of the registrations on', async () => {
    const { client } = await createWeekReader(system, { start: WEEK[2] as string });
    for (const monday of ['2026-11-23', '2026-11-17', '2026-11-45', 'x']) {
      expect(expectFailure(await saveOwn(client, {}, { monday: monday as typeof MONDAY })), monday).toBe(404);
    }
    expect(expectFailure(await saveOwn(client, listAll('1')))).toBe(400);
    expect(expectSuccess(await saveOwn(client, { [WEEK[2] as string]: '1' }))).toMatchObject({ filled: 1, days: 5 });
    const closeOne = await createWeekReader(system, { domain: 'close-ones' });
    expect(expectFailure(await saveOwn(closeOne.client, listAll('1')))).toBe(404);
  });
});

describe('the own weeks', () => {
  it('lists what was saved by a link, and takes back the days that were not changed since', async () => {
    const { client, token, uid } = await linked();
    expectSuccess(await save(token, listAll('1', '2', '3')));
    const [week] = expectSuccess(await client.call(listWeekLinks));
    expect(week).toEqual({ monday: MONDAY, usedAt: system.clock.now(), dates: WEEK.slice(0, 3) });
    await system.database.pool.query('update registrations set amount = 9, revision = 2 where uid = $1 and date = $2', [
      uid,
      MONDAY,
    ]);
    expectSuccess(await client.call(undoSavedWeek, { params: { monday: MONDAY } }));
    const { rows } = await system.database.pool.query('select date::text from registrations where uid = $1', [uid]);
    expect(rows).toEqual([{ date: MONDAY }]);
    expect(expectFailure(await save(token, listAll('1', '2', '3')))).toBe(409);
    const otherUser = await linked();
    expect(expectFailure(await otherUser.client.call(undoSavedWeek, { params: { monday: MONDAY } }))).toBe(404);
  });
});

describe('the weekly mails', () => {
  it('are sent once, whatever is repeated, and end the link before', async () => {
    const { uid, token: first } = await linked();
    await sendWeek(system, uid);
    expect((await findWeekMails(system, uid)).map(({ mail }) => mail)).toEqual(['week']);
    advanceClock(system, '2026-11-30T06:00:00Z');
    const second = await sendWeek(system, uid);
    expect(expectFailure(await createStranger().call(showWeekLink, { params: { token: first } }))).toBe(404);
    const { days } = expectSuccess(await createStranger().call(showWeekLink, { params: { token: second } }));
    expect(days[0]?.date).toBe('2026-11-23');
  });

  it('end at the hour at which the day of their reader begins, a week later', async () => {
    const late = await linked({ dayStartsAt: 6 });
    const early = await linked({ dayStartsAt: 0 });
    const [atLate, atEarly] = ['2026-12-07T05:00:00.000Z', '2026-12-06T23:00:00.000Z'];
    for (const [uid, location] of [
      [late.uid, atLate],
      [early.uid, atEarly],
    ] as const) {
      const { rows } = await system.database.pool.query('select ends_at from week_links where uid = $1', [uid]);
      expect(rows[0].ends_at.toISOString()).toBe(location);
    }
    advanceClock(system, '2026-12-07T04:59:59Z');
    expect(expectFailure(await save(early.token, { '2026-11-23': '1' }))).toBe(404);
    expectSuccess(await save(late.token, { '2026-11-23': '1' }));
    advanceClock(system, '2026-12-07T05:00:00Z');
    expect(expectFailure(await save(late.token, { '2026-11-23': '1' }))).toBe(404);
    await createCleanUpHandler(system.system)({}, { id: 'x' });
    const { rows } = await system.database.pool.query('select answer from week_links where uid = $1', [late.uid]);
    expect(rows).toEqual([{ answer: null }]);
  });

  it('pause after four that were not used, and the fourth says so', async () => {
    const { uid } = await createWeekReader(system);
    const mails = [];
    for (const monday of ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04']) {
      advanceClock(system, `${monday}T06:00:00Z`);
      await sendWeek(system, uid);
      mails.push((await findWeekMails(system, uid)).length);
    }
    expect(mails).toEqual([1, 2, 3, 4, 4]);
    expect((await findWeekMails(system, uid)).map(({ mail }) => mail)).toEqual(['week', 'week', 'week', 'last-week']);
    const { rows } = await system.database.pool.query('select notifications from users where uid = $1', [uid]);
    expect(rows).toEqual([{ notifications: [] }]);
  });

  it('are not sent after Wednesday noon', async () => {
    const { uid } = await createWeekReader(system);
    advanceClock(system, '2027-01-06T11:00:00Z');
    await expect(sendWeek(system, uid)).rejects.toThrow();
  });
});
