import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseFacts, parseSources } from './facts.ts';
import {
  canCompleteManually,
  getPointState,
  isOpeningListDone,
  OPENING_POINTS,
  type OpeningPoint,
} from './opening-list.ts';

const outcome = fc.constantFrom('done' as const, 'passed' as const, undefined);
const texts = fc.record(Object.fromEntries(OPENING_POINTS.map((point) => [point, outcome])));
const openPoints = fc.record(Object.fromEntries(OPENING_POINTS.map((point) => [point, fc.nat(3)])));

describe('the opening list', () => {
  test.each<[OpeningPoint, number, 'done' | 'passed' | undefined, string]>([
    ['provider', 0, undefined, 'done'],
    ['provider', 3, undefined, 'open'],
    ['provider', 3, 'passed', 'passed'],
    ['provider', 3, 'done', 'open'],
    ['facts-1', 1, 'passed', 'passed'],
    ['facts-1', 0, 'passed', 'done'],
    ['mail', 0, undefined, 'open'],
    ['mail', 0, 'done', 'done'],
    ['keys', 0, undefined, 'open'],
    ['backup', 0, 'passed', 'passed'],
  ])('%s with %i lacking, said %s, is %s', (point, count, mark, state) => {
    expect(getPointState(point, { [point]: count }, mark)).toBe(state);
  });

  it('is done only when no point is open', () => {
    fc.assert(
      fc.property(openPoints, texts, (match, marks) => {
        const states = OPENING_POINTS.map((point) => getPointState(point, match, marks[point]));
        expect(isOpeningListDone(match, marks)).toBe(!states.includes('open'));
      }),
    );
  });

  it('lets nobody say that something is done which the product finds out or a mail shows', () => {
    expect(OPENING_POINTS.filter(canCompleteManually)).toEqual(['keys', 'backup']);
  });
});

describe('facts to check', () => {
  it('are told apart in notes, each with its class', () => {
    const notes = 'Sources: NHG. CHECK [C1]: when to call 112. CHECK: wording. Source: outline. CHECK [C3]: limits.';
    expect(parseFacts(notes)).toEqual([
      { risk: 1, text: 'when to call 112.' },
      { risk: 5, text: 'wording.' },
      { risk: 3, text: 'limits.' },
    ]);
    expect(parseFacts('Nothing to look at. Checked in June.')).toEqual([]);
  });

  it('names the sources of a note once each, and none that is unknown', () => {
    expect(parseSources('Sources: NHG [S1] (withdrawal); Kompas [S2][S40]; NHG again [S1]; other [S999].')).toEqual([
      'S1',
      'S2',
      'S40',
    ]);
    expect(parseSources('General knowledge, S1 without brackets.')).toEqual([]);
  });
});
