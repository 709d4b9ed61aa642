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
});
