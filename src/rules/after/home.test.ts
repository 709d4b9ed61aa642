import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday, WEEKDAYS, type Weekday } from '../calendar/week.ts';
import { createQuietFacts, fillDays, getUsualCount } from './home.fixture.ts';
import {
  createHomeLayout,
  getCardSubject,
  getHomeOrder,
  HOME_CARDS,
  type HomeFacts,
  isWeeklyMailOffered,
} from './home.ts';

const TODAY = '2026-06-01' as CalendarDate;

interface Row {
  readonly day: number;
  readonly on?: Weekday;
  /** Number of glasses by days ago; null for an open day. */
  readonly ago?: Readonly<Record<number, number | null>>;
  readonly isNeverFilled?: boolean;
  readonly isCloseOne?: boolean;
  readonly awayFrom?: number;
  readonly facts?: Partial<HomeFacts>;
}

const createTomorrow = (today: CalendarDate) => ({
  uuid: 'a',
  label: 'verjaardag',
  first: addDays(today, 1),
  last: addDays(today, 1),
  isYearly: false,
  daysAhead: 1,
});

function getFacts(row: Row): HomeFacts {
  const index = WEEKDAYS.indexOf(row.on ?? 'thursday');
  const today = addDays(TODAY, index - WEEKDAYS.indexOf(getWeekday(TODAY)));
  const start = addDays(today, 1 - row.day);
  const getGlasses = (day: number, date: CalendarDate) => {
    const daysAgo = row.day - day;
    if (row.isNeverFilled || (row.awayFrom !== undefined && daysAgo < row.awayFrom)) return null;
    const set = row.ago?.[daysAgo];
    return set === undefined ? getUsualCount(date) : set;
  };
  const days = row.isCloseOne ? null : fillDays(start, row.day - 1, getGlasses);
  const lastSent = row.facts?.lastSent ? addDays(today, -Number(row.facts.lastSent)) : null;
  const dates = row.facts?.dates ? [createTomorrow(today)] : [];
  return { ...createQuietFacts(start, today, days), ...row.facts, lastSent, dates };
}

const endedRows = { aside: [{ card: 'end:1', until: '2027-12-31' as CalendarDate }] };
const createDaysBefore = (days: number) => String(days) as CalendarDate;
const createPath = (day: number, on: Weekday) => {
  const today = addDays(TODAY, WEEKDAYS.indexOf(on) - WEEKDAYS.indexOf(getWeekday(TODAY)));
  return [{ number: 2, begunOn: addDays(today, 1 - day), endedOn: null }];
};
const offers = { support: { kind: 'offered' as const }, ...endedRows };

describe('the home', () => {
  it.each<[string, Row, string, (string | null)[]]>([
    ['1: an exercise is open', { day: 12, facts: { hasOpenExercise: true } }, 'path', ['path', 'row', 'four-weeks']],
    ['2: yesterday above the goal', { day: 12, ago: { 1: 7 } }, 'night path', ['night', 'row', 'path']],
    [
      '3: an earlier fit, and no call yet',
      { day: 5, facts: { isSafetyFirst: true } },
      'safety path',
      ['safety', 'row', null],
    ],
    ['4: everything finished', { day: 43, facts: { check: 42 } }, 'end check', ['end', 'row', 'check']],
    [
      '5: not finished, the last exercise 3 days ago',
      { day: 43, facts: { check: 42, hasOpenExercise: true, lastSent: createDaysBefore(3) } },
      'end check path',
      ['end', 'row', 'check'],
    ],
    [
      '6: not finished, the last exercise 40 days ago',
      { day: 75, facts: { hasOpenExercise: true, lastSent: createDaysBefore(40) } },
      '',
      ['row', 'four-weeks', 'own-sentence'],
    ],
    [
      '7: never filled in',
      { day: 60, isNeverFilled: true, facts: { month: 60 } },
      'begin end month',
      ['begin', 'row', 'end'],
    ],
    ['8: steady', { day: 80 }, '', ['row', 'four-weeks', 'own-sentence']],
    ['9: steady, on a Monday', { day: 78, on: 'monday' }, 'week', ['week', 'row', 'four-weeks']],
    [
      '10: steady, on a Monday',
      { day: 120, on: 'monday', facts: { month: 120 } },
      'week month',
      ['week', 'row', 'month'],
    ],
    ['11: away for 55 days', { day: 100, awayFrom: 55 }, 'back', ['back', 'row', 'four-weeks']],
    [
      '12: away for 95 days',
      { day: 140, awayFrom: 95, facts: { isSafetyFirst: true } },
      'safety back',
      ['safety', 'row', null],
    ],
    [
      '13: yesterday above, and a rise',
      { day: 131, ago: { 1: 7 }, facts: offers },
      'night support',
      ['night', 'row', 'support'],
    ],
    [
      '14: three days above, none high',
      { day: 133, ago: { 1: 7, 2: 7, 3: 7 }, facts: offers },
      'support',
      ['support', 'row', 'four-weeks'],
    ],
    [
      '15: the same, yesterday a high day',
      { day: 133, ago: { 1: 9, 2: 7, 3: 7 }, facts: offers },
      'night support',
      ['night', 'row', 'support'],
    ],
    [
      '16: a birthday tomorrow',
      { day: 149, on: 'monday', facts: { dates: [createTomorrow(TODAY)] } },
      'date week',
      ['date', 'row', 'week'],
    ],
    ['17: 90 days after the start', { day: 91, facts: { check: 90 } }, 'check', ['check', 'row', 'four-weeks']],
    [
      '18: a second path, on a Tuesday',
      { day: 117, on: 'tuesday', facts: { paths: createPath(17, 'tuesday') } },
      'path week',
      ['path', 'row', 'week'],
    ],
    [
      '19: a second path, yesterday above the goal',
      { day: 117, on: 'tuesday', ago: { 1: 7 }, facts: { paths: createPath(17, 'tuesday') } },
      'night path week',
      ['night', 'row', 'path'],
    ],
    [
      '20: a close one, a step sent last week',
      { day: 60, isCloseOne: true, facts: { hasOpenExercise: true, lastSent: createDaysBefore(7), ...endedRows } },
      'path',
      ['path', null, 'diary'],
    ],
    [
      '21: a close one, 16 days since the last visit',
      { day: 100, isCloseOne: true, facts: { hasOpenExercise: true, lastSent: createDaysBefore(20), daysAway: 16 } },
      'back path',
      ['back', 'path', 'diary'],
    ],
    [
      '22: all quiet, a year after the start',
      { day: 366, facts: { check: 365 } },
      'check',
      ['check', 'row', 'four-weeks'],
    ],
  ])('%s', (_name, row, cards, paths) => {
    const home = getHomeOrder(getFacts(row));
    expect(home.cards.join(' ')).toBe(cards);
    expect(createHomeLayout(home, { hasFourWeeks: true, hasOwnSentence: true })).toEqual(paths);
  });

  const someCards = fc.subarray([...HOME_CARDS]);
  it('has one first part and none twice, whatever is due', () => {
    fc.assert(
      fc.property(
        someCards,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (cards, hasRow, hasFourWeeks, hasOwnSentence) => {
          const homeLayout = createHomeLayout({ cards, hasRow }, { hasFourWeeks, hasOwnSentence });
          const visible = homeLayout.filter((part) => part !== null);
          expect(homeLayout[0]).not.toBeNull();
          expect(new Set(visible).size).toBe(visible.length);
          if (cards.includes('safety')) expect(homeLayout[0]).toBe('safety');
          if (cards.includes('safety')) expect(homeLayout.slice(1)).toEqual([hasRow ? 'row' : null, null]);
          if (hasRow) expect(homeLayout.slice(0, 2)).toContain('row');
        },
      ),
    );
  });

  it('leaves out what was pressed away, until its day', () => {
    const row = { day: 91, facts: { check: 90, aside: [{ card: 'check:90', until: '2027-01-01' as CalendarDate }] } };
    expect(getHomeOrder(getFacts(row)).cards).toEqual([]);
    const other = { day: 181, facts: { check: 180, aside: row.facts.aside } };
    expect(getHomeOrder(getFacts(other)).cards).toEqual(['check']);
  });

  it('has the next marked date where the first was pressed away', () => {
    const facts = getFacts({ day: 149 });
    const party = { ...createTomorrow(facts.today), uuid: 'b' };
    const first = addDays(facts.today, -4);
    const holiday = { ...party, uuid: 'a', first, last: addDays(first, 13), daysAhead: -4 };
    const aside = [{ card: `date:a.${first}`, until: addDays(first, 400) }];
    const both: HomeFacts = { ...facts, dates: [holiday, party], aside };
    expect(getHomeOrder(both).cards).toEqual(['date']);
    expect(getCardSubject('date', both)).toBe(`b.${party.first}`);
    expect(getHomeOrder({ ...both, dates: [holiday] }).cards).toEqual([]);
  });

  it.each<[string, Row]>([
    ['somebody who registers days', { day: 100, awayFrom: 8 }],
    ['a close one', { day: 100, isCloseOne: true, facts: { daysAway: 8 } }],
  ])('shows the welcome after a longer absence to %s who hid that of a short one', (_, row) => {
    const short = getFacts(row);
    const aside = [{ card: `back:${getCardSubject('back', short)}`, until: '2027-06-01' as CalendarDate }];
    expect(getHomeOrder({ ...short, aside }).cards).not.toContain('back');
    const today = addDays(short.today, 20);
    const longer = { ...short, today, daysAway: 28, aside };
    expect(getHomeOrder(longer).cards).toContain('back');
  });

  const isLinkOffered = (row: Row) => isWeeklyMailOffered(getFacts(row), getHomeOrder(getFacts(row)));
  const FEW = { 1: 1, 2: null, 3: null, 4: 1, 5: null, 6: null, 7: 1 };
  it.each<[name: string, row: Row, isFeatureEnabled: boolean]>([
    ['day 8 with three of seven days', { day: 8, ago: FEW }, true],
    ['day 7', { day: 7, ago: FEW }, false],
    ['four of seven days', { day: 80, ago: { ...FEW, 2: 1 } }, false],
    ['a reader of the link of the week', { day: 80, ago: FEW, facts: { isWeekMailed: true } }, false],
    [
      'an offer that was pressed away',
      { day: 80, ago: FEW, facts: { aside: [{ card: 'weekly:', until: '2027-01-01' as CalendarDate }] } },
      false,
    ],
    ['a card that offers it', { day: 43, ago: FEW }, false],
    ['a close one', { day: 80, isCloseOne: true }, false],
  ])('offers the link of the week below the day: %s', (_name, row, isFeatureEnabled) => {
    expect(isLinkOffered(row)).toBe(isFeatureEnabled);
  });
});
