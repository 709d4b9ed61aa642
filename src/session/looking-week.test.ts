// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { READABLE } from '#src/rules/looking/looking-week.fixture.ts';
import type { LookingWeek, ObservedDay } from '#src/rules/looking/read-week.ts';
import { getWeekDates } from '#src/rules/looking/week.ts';
import { redirectVisitor } from './guard.ts';
import { changeWeek, deleteWeek, readWeek, startWeek } from './looking-week.ts';
import { resetUser } from './reset-user.ts';
import { WEEK_KEY, WEEK_OFFER_KEY } from './tab-keys.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function handleStart(): LookingWeek {
  localStorage.clear();
  expect(startWeek(READABLE, 'none')).toBe(true);
  const storedWeek = readWeek(READABLE);
  if (typeof storedWeek === 'string') throw new Error('No week was begun.');
  return storedWeek;
}

const getDay = (amount: number): ObservedDay => ({
  uuid: crypto.randomUUID(),
  amount: amount as Amount,
  cost: null,
  place: null,
  company: null,
});

const note = (id: string, date: CalendarDate, amount: number) =>
  changeWeek(id, READABLE, ({ days }) => ({ days: { ...days, [date]: getDay(amount) } }));

it('begins today, empty, and holds nothing beside its one key', () => {
  expect(handleStart()).toMatchObject({ call: 'none', days: {}, price: null, trial: null });
  expect(Object.keys(localStorage)).toEqual([WEEK_KEY]);
});

it('keeps the days of two tabs, in whatever order they are saved', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (order) => {
      const { id, first } = handleStart();
      const dates = getWeekDates(first);
      // Both tabs opened the empty week; one saves the first days, the other the last ones.
      const ownNotes = dates.slice(0, 3).map((date) => () => note(id, date, 100));
      const otherNotes = dates.slice(3, 6).map((date) => () => note(id, date, 200));
      for (const isMine of order) (isMine ? ownNotes : otherNotes).shift()?.();
      for (const save of [...ownNotes, ...otherNotes]) save();
      const storedWeek = readWeek(READABLE);
      expect(typeof storedWeek !== 'string' && Object.keys(storedWeek.days)).toEqual(dates.slice(0, 6));
    }),
    { numRuns: 200 },
  );
});

it('never comes back once it was erased elsewhere, not even as another week', () => {
  const { id, first } = handleStart();
  localStorage.clear();
  expect(note(id, first, 100)).toBe('elsewhere');
  expect(localStorage).toHaveLength(0);
  handleStart();
  expect(note(id, first, 100)).toBe('elsewhere');
});

it('keeps the old week where there is no room for the new one', () => {
  const { id, first } = handleStart();
  note(id, first, 100);
  const previousItem = localStorage.getItem(WEEK_KEY);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(note(id, first, 900)).toBe('full');
  expect(localStorage.getItem(WEEK_KEY)).toBe(previousItem);
  expect(startWeek(READABLE, 'none')).toBe(false);
});

it.each(['{"v":1,', '{"v":2}', 'null', '[]'])('is unreadable and stays as it is: %s', (text) => {
  localStorage.setItem(WEEK_KEY, text);
  expect(readWeek(READABLE)).toBe('unreadable');
  expect(changeWeek('any', READABLE, () => ({}))).toBe('elsewhere');
  expect(localStorage.getItem(WEEK_KEY)).toBe(text);
});

it('is erased with its offer, at a logout too, and not where a session expires', () => {
  handleStart();
  sessionStorage.setItem(WEEK_OFFER_KEY, '/kijken');
  resetUser('expired');
  expect(Object.keys(localStorage)).toEqual([WEEK_KEY]);
  deleteWeek();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  handleStart();
  sessionStorage.setItem(WEEK_OFFER_KEY, '/kijken');
  resetUser('logout');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('is offered to an account that is made on the way from it, and to nobody else', () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...location, origin: 'http://alcohol.localhost', search: '', replace });
  Object.assign(document.documentElement.dataset, { access: 'public', home: '/welkom' });
  redirectVisitor(true);
  sessionStorage.setItem(WEEK_OFFER_KEY, '/kijken');
  redirectVisitor(true);
  expect(replace.mock.calls).toEqual([['/welkom'], ['/kijken?destination=%2Fwelkom']]);
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
