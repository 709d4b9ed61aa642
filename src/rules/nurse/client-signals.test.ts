import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { clientSignals, type SignalFacts } from './client-signals.ts';

const TODAY: CalendarDate = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);

/** Somebody of whom there is nothing to tell. */
const CALM: SignalFacts = {
  today: TODAY,
  programmeStart: ago(20),
  registrationsStart: ago(20),
  hasDays: true,
  lastFilledIn: ago(1),
  pairedOn: ago(15),
  isSeen: true,
  newAnswers: 0,
  daysOver: 2,
  stopDate: null,
};

test('says nothing where nothing stands out', () => {
  expect(clientSignals(CALM)).toEqual([]);
});

test.each([
  ['paired', 0, { isSeen: false, pairedOn: TODAY }],
  // At night, while the client's own day is still the one before.
  ['paired', 0, { isSeen: false, pairedOn: addDays(TODAY, 1) }],
  ['paired', 6, { isSeen: false, pairedOn: ago(6) }],
  ['answers', 3, { newAnswers: 3 }],
  ['silent', 4, { lastFilledIn: ago(4) }],
  ['silent', 20, { lastFilledIn: null }],
  ['over', 3, { daysOver: 3 }],
  ['stop-date', 0, { stopDate: TODAY }],
  ['stop-date', 3, { stopDate: addDays(TODAY, 3) }],
  ['finished', 1, { programmeStart: ago(42) }],
  ['finished', 14, { programmeStart: ago(55) }],
] as const)('tells %s with %i', (kind, count, facts) => {
  expect(clientSignals({ ...CALM, ...facts })).toEqual([{ kind, count }]);
});

test.each([
  ['paired a week ago', { isSeen: false, pairedOn: ago(7) }],
  ['paired and looked at', { pairedOn: TODAY }],
  ['three days of silence', { lastFilledIn: ago(3) }],
  ['silence after the programme', { programmeStart: ago(60), lastFilledIn: ago(30) }],
  ['a programme without days', { hasDays: false, lastFilledIn: null }],
  ['a stop date that passed', { stopDate: ago(1) }],
  ['a stop date far ahead', { stopDate: addDays(TODAY, 4) }],
  ['a programme that ended long ago', { programmeStart: ago(56) }],
] as const)('is silent about %s', (_, facts) => {
  expect(clientSignals({ ...CALM, ...facts })).toEqual([]);
});

test('tells what is new before what is seldom', () => {
  const kinds = clientSignals({
    ...CALM,
    isSeen: false,
    pairedOn: ago(2),
    newAnswers: 1,
    lastFilledIn: ago(5),
    daysOver: 4,
    stopDate: TODAY,
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['paired', 'answers', 'silent', 'over', 'stop-date']);
});
