import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { findActivePhase } from './active-phase.ts';
import { isEndComplete } from './end-of-programme.ts';
import type { Phase, Programme } from './phase.ts';
import { getProgrammeProgress } from './progress.ts';
import { isStartMovedLater } from './restart.ts';
import { getUnlockNotice } from './unlock-notice.ts';

const START = '2026-06-01';
const phases: Phase[] = [
  { id: 'p1', exercises: ['a1', 'a2', 'a3'] },
  { id: 'p2', exercises: ['b1', 'b2'] },
  { id: 'p3', exercises: ['c1'] },
];
const programme: Programme = { start: START, intervalDays: 7, phases };

const anyProgramme: fc.Arbitrary<Programme> = fc.record({
  start: fc.constant(START),
  intervalDays: fc.integer({ min: -2, max: 14 }),
  phases: fc.array(fc.nat(3), { maxLength: 6 }).map((sizes) =>
    sizes.map((size, phase) => ({
      id: `p${phase}`,
      exercises: Array.from({ length: size }, (_, index) => `e${phase}-${index}`),
    })),
  ),
});
const anySubmissions = fc.array(fc.tuple(fc.nat(5), fc.nat(2)).map(([phase, index]) => `e${phase}-${index}`));
const anyDay = fc.integer({ min: -10, max: 120 }).map((days) => addDays(START, days));

describe('the active phase', () => {
  test('is the first before the start, and none without phases', () => {
    expect(findActivePhase(programme, new Set(), '2026-05-01')).toBe(0);
    expect(findActivePhase({ ...programme, phases: [] }, new Set(['a1']), START)).toBeNull();
  });

  test('an empty phase after one that is not done opens nothing', () => {
    const withEmpty = {
      ...programme,
      phases: [...phases.slice(0, 1), { id: 'empty', exercises: [] }, ...phases.slice(2)],
    };
    expect(findActivePhase(withEmpty, new Set(['a1']), '2026-09-01')).toBe(0);
    expect(findActivePhase(withEmpty, new Set(['a3']), '2026-09-01')).toBe(2);
  });

  test('a later phase with a submission stays reached when an editor lengthens the interval', () => {
    expect(findActivePhase({ ...programme, intervalDays: 60 }, new Set(['a3', 'b1']), '2026-06-10')).toBe(1);
  });

  test('never goes back when a submission is added, nor on a later day', () => {
    fc.assert(
      fc.property(
        anyProgramme,
        anySubmissions,
        anySubmissions,
        anyDay,
        fc.nat(60),
        (programme, submittedBefore, additions, day, daysLater) => {
          const now = findActivePhase(programme, new Set(submittedBefore), day) ?? -1;
          expect(
            findActivePhase(programme, new Set([...submittedBefore, ...additions]), day) ?? -1,
          ).toBeGreaterThanOrEqual(now);
          expect(
            findActivePhase(programme, new Set(submittedBefore), addDays(day, daysLater)) ?? -1,
          ).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });
});

describe('the progress of a programme', () => {
  test('holds at most one available exercise, which is not submitted, and unlocks a row of phases from the first', () => {
    fc.assert(
      fc.property(anyProgramme, anySubmissions, anyDay, (programme, submitted, day) => {
        const submissions = new Set(submitted);
        const progress = getProgrammeProgress(programme, submissions, day);
        const statuses = progress.flatMap(({ exercises }) => [...exercises]);
        const available = statuses.filter(([, status]) => status === 'available');
        expect(available.length).toBeLessThanOrEqual(1);
        expect(available.every(([exercise]) => !submissions.has(exercise))).toBe(true);
        expect(statuses.every(([exercise, status]) => status !== 'locked' || !submissions.has(exercise))).toBe(true);
        expect(progress.findLastIndex(({ unlocked }) => unlocked)).toBe(progress.filter((p) => p.unlocked).length - 1);
        expect(progress[0]?.unlocked ?? true).toBe(true);
      }),
    );
  });

  test('done stays done behind a gap, and the last done one by position is lastExerciseDone', () => {
    const [first] = getProgrammeProgress(programme, new Set(['a2']), START);
    expect(Object.fromEntries(first?.exercises ?? [])).toEqual({
      a1: 'available',
      a2: 'lastExerciseDone',
      a3: 'locked',
    });
  });

  test('an unlocked phase has no notice, also when its date is still to come', () => {
    const progress = getProgrammeProgress({ ...programme, intervalDays: 30 }, new Set(['b1']), START);
    expect(progress.map(({ notice }) => notice.kind)).toEqual(['none', 'none', 'absolute']);
  });
});

test.each([
  [0, { kind: 'none' }],
  [1, { kind: 'relative', days: 1 }],
  [7, { kind: 'relative', days: 7 }],
  [8, { kind: 'absolute', date: '2026-06-09' }],
  [-3, { kind: 'none' }],
])('a phase that opens in %i days', (days, notice) => {
  expect(getUnlockNotice(addDays(START, days), START)).toEqual(notice);
});

test('part of a day in the interval is left out', () => {
  const dates = getProgrammeProgress({ ...programme, intervalDays: 2.5 }, new Set(), START).map(
    ({ unlocksOn }) => unlocksOn,
  );
  expect(dates).toEqual(['2026-06-01', '2026-06-03', '2026-06-05']);
});

test('the end block is complete when every exercise of it has a submission', () => {
  expect(isEndComplete(['x', 'y'], new Set(['x']))).toBe(false);
  expect(isEndComplete(['x', 'y'], new Set(['x', 'y', 'a1']))).toBe(true);
});

test('registrations are re-initialised when the programme start moves later, never otherwise', () => {
  expect(isStartMovedLater('2026-06-01', '2026-06-02')).toBe(true);
  expect(isStartMovedLater('2026-06-01', '2026-06-01')).toBe(false);
  expect(isStartMovedLater('2026-06-01', '2026-05-31')).toBe(false);
  expect(isStartMovedLater(null, '2026-06-01')).toBe(false);
});
