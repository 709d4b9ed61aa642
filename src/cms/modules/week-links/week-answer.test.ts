import { describe, expect, it } from 'vitest';
import { dismissCard } from '#src/contract/home.ts';
import { saveOwnDate } from '#src/contract/personal-dates.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { fourWeeks, linked, listAll, MONDAY, save, system, withWeeks } from './week-links.fixture.ts';

withWeeks();

describe('the link of a week', () => {
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

  it.each([
    ['more, with a high day', ['12', '14'], '0 1 0 1 . . 0', { saved: 5, sum: 200, direction: 'more', next: 'health' }],
    ['less', ['1', '1'], '1 0 1 0 . . 2', { saved: 5, sum: 400, direction: 'less' }],
    ['the same', ['3', '4'], '1 0 2 0 . . 2', { saved: 5, sum: 500, direction: 'same' }],
    ['one open day', ['3', '4', '2', '1', '0', '2'], '. . . 0 . . .', { saved: 1, sum: 0, direction: 'same' }],
  ])('compares the whole week, where days were filled in before: %s', async (_name, logged, typed, answer) => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['1', '0', '2', '0', '3', '4', '2']);
    for (const [index, day] of [4, 5, 6, 0, 1, 2].slice(0, logged.length).entries())
      await fillDay(system, uid, addDays(MONDAY, day), logged[index] as string);
    const amounts = typed.split(' ').map((amount) => amount.replace('.', ''));
    expect(expectSuccess(await save(token, listAll(...amounts)))).toMatchObject({ filled: 7, ...answer });
  });

  it('knows no direction for somebody new', async () => {
    const { uid, token } = await linked({ start: '2026-11-07' });
    for (let index = 1; index <= 9; index += 1) await fillDay(system, uid, addDays(MONDAY, -index), '1');
    expect(expectSuccess(await save(token, listAll(...'1111111')))).toMatchObject({ filled: 7, direction: 'unknown' });
  });

  it('names a doctor to call after heavy weeks that end at once', async () => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['7', '7', '7', '7', '7', '7', '7']);
    expect(expectSuccess(await save(token, listAll(...'0000000')))).toMatchObject({
      direction: 'less',
      next: 'health',
    });
  });

  it('names a doctor to call where the days just typed end heavy weeks at once, after heavy days of that week', async () => {
    const { uid, token } = await linked();
    await fourWeeks(uid, ['7', '7', '7', '7', '7', '7', '7']);
    for (let day = 0; day < 4; day += 1) await fillDay(system, uid, addDays(MONDAY, day), '7');
    expect(expectSuccess(await save(token, listAll('', '', '', '', '0', '0', '0')))).toMatchObject({ next: 'health' });
  });

  it('points to help where the line rises, also if the days of the week are too few to compare', async () => {
    const { uid, token } = await linked({ start: '2026-07-01' });
    for (let index = 1; index <= 56; index += 1) {
      const usual = ['1', '0', '2', '0', '3', '4', '2'][(56 - index) % 7] ?? '0';
      await fillDay(system, uid, addDays(MONDAY, -index), usual);
    }
    for (const [day, amount] of ['6', '8', '7'].entries()) await fillDay(system, uid, addDays(MONDAY, 4 + day), amount);
    const saved = expectSuccess(await save(token, listAll('6')));
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
});
