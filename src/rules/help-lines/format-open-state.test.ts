import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { OpenHours, WeekHours } from '#src/domains/open-hours.ts';
import { HOUR_DAYS } from '#src/domains/open-hours.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '../calendar/today.ts';
import { findGp, insertGp } from './find-gp.ts';
import { formatOpenState } from './format-open-state.ts';
import { getOpenState, isOpenOn } from './open-state.ts';
import { doRangesOverlap, formatRanges, readRanges } from './read-ranges.ts';

const createDaily = (from: string, to: string): WeekHours => ({
  week: Object.fromEntries(HOUR_DAYS.map((day) => [day, [[from, to]]])),
  holidays: 'as-week',
});
const TUESDAYS: OpenHours = { week: { tuesday: [['13:00', '14:00']] }, holidays: 'closed' };
const WORKDAYS: OpenHours = {
  week: Object.fromEntries(HOUR_DAYS.slice(0, 5).map((day) => [day, [['09:00', '17:30']]])),
  holidays: 'closed',
};

const WEEKDAYS_ALL_DAY: OpenHours = {
  week: Object.fromEntries(HOUR_DAYS.slice(0, 5).map((day) => [day, [['00:00', '00:00']]])),
  holidays: 'closed',
};

const toText = (hours: OpenHours, location: string, language: 'nl' | 'en') => {
  const instant = new Date(location);
  return formatOpenState(getOpenState(hours, instant), hours === 'always', instant, language);
};

test.each<[OpenHours, string, string, string]>([
  ['always', '2026-11-28T02:00Z', 'Dag en nacht open.', 'Open day and night.'],
  [
    null,
    '2026-11-28T02:00Z',
    'We weten niet zeker wanneer er iemand opneemt.',
    'We are not sure when someone answers.',
  ],
  [createDaily('11:00', '21:00'), '2026-11-27T12:00Z', 'Nu open, tot 21.00 uur.', 'Open now, until 9 pm.'],
  [createDaily('19:00', '02:00'), '2026-11-27T22:00Z', 'Nu open, tot 2.00 uur vannacht.', 'Open now, until 2 am.'],
  [createDaily('00:00', '00:00'), '2026-11-27T22:00Z', 'Nu open.', 'Open now.'],
  [WEEKDAYS_ALL_DAY, '2026-11-24T11:00Z', 'Nu open.', 'Open now.'],
  [WEEKDAYS_ALL_DAY, '2026-11-27T20:00Z', 'Nu open, tot 0.00 uur vannacht.', 'Open now, until 12 am.'],
  [WORKDAYS, '2026-11-27T07:00Z', 'Gaat vandaag om 9.00 uur open.', 'Opens today at 9 am.'],
  [WORKDAYS, '2026-11-26T20:00Z', 'Gaat morgen om 9.00 uur open.', 'Opens tomorrow at 9 am.'],
  [WORKDAYS, '2026-11-27T20:00Z', 'Gaat maandag om 9.00 uur open.', 'Opens on Monday at 9 am.'],
  [TUESDAYS, '2027-04-20T12:30Z', 'Gaat op dinsdag 4 mei om 13.00 uur open.', 'Opens on Tuesday 4 May at 1 pm.'],
  [{ week: {}, holidays: 'as-week' }, '2026-11-27T20:00Z', 'Nu gesloten.', 'Closed now.'],
])('says %o at %s', (hours, location, nl, en) => {
  expect([toText(hours, location, 'nl'), toText(hours, location, 'en')]).toEqual([nl, en]);
});

it('looks ahead as minute by minute would, over both changes of the clock', () => {
  const minute = 60_000;
  const times = ['00:30', '01:30', '02:00', '02:30', '03:00', '04:15'];
  for (const around of ['2026-10-24T20:07Z', '2027-03-27T20:07Z']) {
    for (const from of times) {
      for (const to of times) {
        const hours = createDaily(from, to);
        const isOpen = (instant: number) =>
          isOpenOn(hours, getAmsterdamDate(new Date(instant)), getAmsterdamMinute(new Date(instant)));
        const start = Date.parse(around);
        let change = start;
        while (isOpen(change) === isOpen(start) && change < start + 2 * 86_400_000) change += minute;
        const { state, until, opens } = getOpenState(hours, new Date(start));
        expect((state === 'open' ? until : opens)?.getTime() ?? null, `${from}-${to}`).toBe(
          change < start + 2 * 86_400_000 ? change : null,
        );
      }
    }
  }
});

it('names the GP in office hours and the out-of-hours GP at all other times', () => {
  const [sunday, tuesday] = [new Date('2026-11-29T20:00Z'), new Date('2026-12-01T09:00Z')];
  expect([findGp(sunday), findGp(tuesday)]).toEqual(['out-of-hours', 'practice']);
  const nl = 'Tril je? Bel vandaag je huisarts of de huisartsenpost. Stop niet ineens.';
  expect(insertGp(nl, 'nl', sunday)).toBe('Tril je? Bel vandaag de huisartsenpost. Stop niet ineens.');
  expect(insertGp(nl, 'nl', tuesday)).toBe('Tril je? Bel vandaag je huisarts. Stop niet ineens.');
  const en = 'Call your GP or the huisartsenpost (out-of-hours GP) today.';
  expect(insertGp(en, 'en', sunday)).toBe('Call the out-of-hours GP (huisartsenpost) today.');
  expect(insertGp(en, 'en', tuesday)).toBe('Call your GP today.');
  const outside = 'Call your GP, or the out-of-hours GP (huisartsenpost) outside office hours.';
  expect(insertGp(outside, 'en', sunday)).toBe('Call the out-of-hours GP (huisartsenpost).');
  expect(insertGp(outside, 'en', tuesday)).toBe('Call your GP.');
  const atNight = 'Bel nu je huisarts of de huisartsenpost, ook ’s nachts.';
  expect(insertGp(atNight, 'nl', tuesday)).toBe(atNight);
});

it.each([
  [
    'nl',
    'Bel vandaag je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.',
    'Bel vandaag je huisarts.',
    'Bel vandaag de huisartsenpost. Je hoort het nummer als je je huisarts belt.',
  ],
  [
    'en',
    'Call your GP today, or the out-of-hours GP (huisartsenpost) outside office hours. You’ll hear its number if you call your own GP.',
    'Call your GP today.',
    'Call the out-of-hours GP (huisartsenpost) today. You’ll hear its number if you call your own GP.',
  ],
] as const)('says outside office hours only where to hear the number (%s)', (language, both, practice, outOfHours) => {
  expect(insertGp(both, language, new Date('2026-12-01T09:00Z'))).toBe(practice);
  expect(insertGp(both, language, new Date('2026-11-29T20:00Z'))).toBe(outOfHours);
});

it('keeps where to hear the number in a text that only mentions the out-of-hours GP', () => {
  const text = 'Buiten kantooruren bel je de huisartsenpost. Je hoort het nummer als je je huisarts belt.';
  expect(insertGp(text, 'nl', new Date('2026-12-01T09:00Z'))).toBe(text);
});

it('reads hours as they are typed', () => {
  expect(readRanges('9:00-12:30, 13.30 - 17')).toEqual([
    ['09:00', '12:30'],
    ['13:30', '17:00'],
  ]);
  expect(readRanges(' ')).toEqual([]);
  for (const wrongValue of ['negen', '9-', '25:00-3:00', '9:60-10:00', '1-2, 3-4, 5-6, 7-8']) {
    expect(readRanges(wrongValue), wrongValue).toBeNull();
  }
  expect(formatRanges([['19:00', '02:00']])).toBe('19:00-02:00');
  expect(doRangesOverlap([['19:00', '02:00']], [['00:00', '08:00']])).toBe(true);
  expect(doRangesOverlap([['19:00', '02:00']], [['02:00', '08:00']])).toBe(false);
  expect(
    doRangesOverlap(
      [
        ['09:00', '12:00'],
        ['11:00', '13:00'],
      ],
      [],
    ),
  ).toBe(true);
});

it.each([
  ['nl', 'Bel vandaag de huisartsenpost.', 'Bel vandaag je huisarts.'],
  ['en', 'Call the out-of-hours GP (huisartsenpost) today.', 'Call your GP today.'],
] as const)('names the doctor to call after several high days (%s)', (language, sunday, tuesday) => {
  const file = new URL(`../../../public/locales/${language}/programme.json`, import.meta.url);
  const text: string = JSON.parse(readFileSync(file, 'utf8')).above.highRow;
  expect(insertGp(text, language, new Date('2026-11-29T20:00Z'))).toContain(sunday);
  expect(insertGp(text, language, new Date('2026-12-01T09:00Z'))).toContain(tuesday);
});
