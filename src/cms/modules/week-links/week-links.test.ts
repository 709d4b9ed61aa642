import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { showWeekLink } from '#src/contract/week-links.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { createStranger, linked, listAll, MONDAY, save, system, WEEK, withWeeks } from './week-links.fixture.ts';

withWeeks();

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
