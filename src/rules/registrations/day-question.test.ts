import { describe, expect, test } from 'vitest';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { getDayQuestion, listVisibleEntries } from './day-question.ts';

describe('the question of a day', () => {
  test.each<[readonly number[], object]>([
    [[], { kind: 'used' }],
    [[0], { kind: 'used' }],
    [[2, 1.5], { kind: 'more', sum: toAmount(3.5) }],
    [[0, 0.25], { kind: 'more', sum: toAmount(0.25) }],
  ])('with %j is %j', (amounts, question) => {
    expect(getDayQuestion(amounts.map(toAmount))).toEqual(question);
  });
});

describe('the entries that are shown', () => {
  const entry = (amount: number, note: string | null = null) => ({
    amount: (amount * 100) as Amount,
    cost: null,
    place: null,
    company: null,
    note,
  });

  test.each([
    ['a 0 alone', [entry(0)], [0]],
    ['a 0 said twice', [entry(0), entry(0)], [0]],
    ['a 0 before an amount', [entry(0), entry(2)], [2]],
    ['a 0 after an amount, which the server takes', [entry(2), entry(0)], [2]],
    ['a 0 with a note before an amount', [entry(0, 'Goed gegaan.'), entry(2)], [0, 2]],
    ['amounts', [entry(2), entry(1.5)], [2, 1.5]],
  ])('%s', (_, entries, visible) => {
    expect(listVisibleEntries(entries).map(({ amount }) => amount / 100)).toEqual(visible);
  });
});
