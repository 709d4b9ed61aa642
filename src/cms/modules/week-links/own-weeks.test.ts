import { describe, expect, it } from 'vitest';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { listWeekLinks, saveOwnWeek, undoSavedWeek } from '#src/contract/week-links.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import {
  createWeekReader,
  fourWeeks,
  linked,
  listAll,
  MONDAY,
  save,
  system,
  WEEK,
  withWeeks,
} from './week-links.fixture.ts';

withWeeks();

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
    expect(expectSuccess(third)).toMatchObject({ filled: 5, saved: 4, sum: 800, dropped: [] });
    const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
    expect(rows.length).toBe(5);
  });

  it('keeps a day that was filled in meanwhile, and says so', async () => {
    const { client, uid } = await createWeekReader(system);
    await fillDay(system, uid, WEEK[1] as string, '5');
    expect(expectSuccess(await saveOwn(client, listAll('1', '2')))).toMatchObject({
      saved: 1,
      sum: 600,
      dropped: [WEEK[1]],
    });
  });

  it('counts the days that were filled in before as well', async () => {
    const { client, uid } = await createWeekReader(system);
    await fourWeeks(uid, ['2', '2', '2', '2', '2', '2', '2']);
    await fillDay(system, uid, WEEK[4] as string, '12');
    await fillDay(system, uid, WEEK[5] as string, '14');
    const answer = { filled: 7, saved: 5, none: 3, sum: 2800, direction: 'more', next: 'health' };
    expect(expectSuccess(await saveOwn(client, listAll('0', '1', '0', '1', '', '', '0')))).toMatchObject(answer);
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
