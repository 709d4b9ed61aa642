import { expect, it } from 'vitest';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { serializeListRow } from './client-figures.ts';
import type { ClientListRow } from './read-clients.ts';

const TODAY = '2026-11-20' as CalendarDate;
const NOON = new Date('2026-11-20T11:00:00Z');
const USUAL = [1, 0, 2, 0, 3, 4, 2];

/** Returns a client on day 92: the usual week, and more on the last days. */
function makeClient({ more = 0, ...change }: Partial<ClientListRow> & { readonly more?: number } = {}): ClientListRow {
  const start = addDays(TODAY, -91);
  const days = Array.from({ length: 91 }, (_, index) => {
    const units = (USUAL[index % 7] ?? 0) + (index >= 84 ? more : 0);
    return [addDays(start, index), units * 100] as const;
  });
  return {
    uid: 1,
    domain: 'alcohol',
    name: 'Sam',
    avatar: 1,
    registrationsStart: start,
    programStart: start,
    dayStartsAt: 0,
    unit: null,
    path: null,
    showsDays: true,
    showsExercises: false,
    showsAnswers: false,
    days,
    plans: [],
    pairedOn: start,
    seenAt: '2026-11-19T11:00:00Z',
    newAnswers: 0,
    lastOffer: null,
    lastPath: null,
    dates: [],
    ...change,
  };
}

const getSignals = (row: ClientListRow) => serializeListRow(row, NOON).signals.filter(({ kind }) => kind === 'rising');

it('names a rising line with its numbers, by the rule of the client', () => {
  expect(getSignals(makeClient())).toEqual([]);
  expect(getSignals(makeClient({ more: 3 }))).toEqual([
    { kind: 'rising', count: 3300, beside: { days: 7, usual: 1200 } },
  ]);
});

it.each([
  ['days are not shared', { showsDays: false, days: [] }],
  ['a marked period covers them', { dates: [{ uuid: 'a', first: addDays(TODAY, -7), last: TODAY, isYearly: false }] }],
])('names none where %s', (_name, change) => {
  expect(getSignals(makeClient({ more: 3, ...change }))).toEqual([]);
});

it('counts the days of a later path while it runs', () => {
  const path = { number: 2, begunOn: addDays(TODAY, -2), endedOn: null };
  expect(serializeListRow(makeClient({ path }), NOON).path).toEqual({ number: 2, day: 3 });
  const over = { ...path, begunOn: addDays(TODAY, -42) };
  expect(serializeListRow(makeClient({ path: over }), NOON).path).toBeNull();
});
