import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import {
  type IfThen,
  isIfThenOrigin,
  isOftenDismissed,
  type PlanCircumstance,
  selectIfThens,
  sortByFit,
  splitIfThen,
} from './if-thens.ts';

const FRIDAY: CalendarDate = '2026-11-20';

const plan = (ifThen: Partial<IfThen> = {}): IfThen => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  situation: 'ik mijn jas ophang',
  action: 'drink ik eerst water',
  hour: 18,
  weekdays: [],
  place: null,
  company: null,
  origin: 'own',
  active: true,
  day: null,
  hiddenOn: null,
  putOff: 0,
  ...ifThen,
});
const createMoment = (hour: number, minute = 0, date = FRIDAY) => ({ date, minute: hour * 60 + minute });

describe('a plan of six in the evening', () => {
  test.each<[string, Partial<IfThen>, PlanCircumstance, boolean]>([
    ['half past four', {}, createMoment(16, 30), true],
    ['a minute before', {}, createMoment(16, 29), false],
    ['seven', {}, createMoment(19), true],
    ['a minute after', {}, createMoment(19, 1), false],
    ['of Mondays, on a Friday', { weekdays: ['monday'] }, createMoment(18), false],
    ['of Fridays, on a Friday', { weekdays: ['friday'] }, createMoment(18), true],
    ['put away today', { hiddenOn: FRIDAY }, createMoment(18), false],
    ['put away yesterday', { hiddenOn: addDays(FRIDAY, -1) }, createMoment(18), true],
    ['taken out of use', { active: false }, createMoment(18), false],
    ['after a slip, the whole day', { hour: null, day: FRIDAY }, createMoment(7), true],
    ['after a slip, the day after that', { hour: null, day: FRIDAY }, createMoment(7, 0, addDays(FRIDAY, 1)), false],
    [
      'after a slip, in the night that still belongs to its day',
      { hour: null, day: FRIDAY },
      { ...createMoment(1, 0, addDays(FRIDAY, 1)), ownDay: FRIDAY },
      true,
    ],
    [
      'after a slip, in the night before it',
      { hour: null, day: FRIDAY },
      { ...createMoment(1), ownDay: addDays(FRIDAY, -1) },
      false,
    ],
    [
      'after a slip, completed on its day, in the night that still belongs to it',
      { hour: null, day: FRIDAY, hiddenOn: FRIDAY },
      { ...createMoment(1, 0, addDays(FRIDAY, 1)), ownDay: FRIDAY },
      false,
    ],
    ['at its place, whatever the hour', { place: 'cafe' }, { ...createMoment(11), place: 'cafe' }, true],
    ['at another place', { place: 'cafe' }, { ...createMoment(11), place: 'home' }, false],
    ['of midnight on Saturdays, on Friday night', { hour: 0, weekdays: ['saturday'] }, createMoment(23), true],
    ['of eleven on Thursdays, past midnight', { hour: 23, weekdays: ['thursday'] }, createMoment(0), true],
  ])('%s', (_words, ifThen, moment, isShown) => {
    expect(selectIfThens([plan(ifThen)], moment)).toHaveLength(isShown ? 1 : 0);
  });

  test('comes with one other at most, the newer first', () => {
    const plans = ['1', '2', '3'].map((end) => plan({ uuid: `00000000-0000-4000-8000-00000000000${end}` }));
    expect(selectIfThens(plans, createMoment(18)).map(({ uuid }) => uuid.at(-1))).toEqual(['3', '2']);
  });

  test('is never shown on the day on which it was put away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 1_439 }), (hour, minute) => {
        expect(selectIfThens([plan({ hour, hiddenOn: FRIDAY })], { date: FRIDAY, minute })).toEqual([]);
      }),
    );
  });

  test('asks after three times whether it still fits', () => {
    expect([2, 3].map((putOff) => isOftenDismissed(plan({ putOff })))).toEqual([false, true]);
  });
});

test.each([
  ['Als ik thuiskom, dan zet ik thee.', { situation: 'ik thuiskom', action: 'zet ik thee.' }],
  ['als ik bel dan wacht ik', { situation: 'ik bel', action: 'wacht ik' }],
  ['If I get home, then I make tea', { situation: 'I get home', action: 'I make tea' }],
  ['Ik zet thee', { situation: '', action: 'Ik zet thee' }],
])('“%s” has its halves', (line, halves) => {
  expect(splitIfThen(line)).toEqual(halves);
});

test('a plan comes from somewhere that is known', () => {
  expect(['own', 'slip', 'exercise:alcohol_3_2', 'exercise:', 'nurse', ''].map(isIfThenOrigin)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('of all plans in use the one that fits the moment comes first, and each sentence once', () => {
  const plans = [
    plan({ action: 'one', hour: 18 }),
    plan({ action: 'two', hour: null }),
    plan({ action: 'three', active: false }),
    plan({ action: 'four', hour: null }),
    plan({ action: 'two', hour: null, day: addDays(FRIDAY, -9) }),
  ];
  expect(sortByFit(plans, createMoment(18)).map(({ action }) => action)).toEqual(['one', 'two', 'four']);
  expect(sortByFit(plans, createMoment(9)).map(({ action }) => action)).toEqual(['two', 'four', 'one']);
});
