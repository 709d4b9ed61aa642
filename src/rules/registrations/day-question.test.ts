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
  const alcoholFreeBeer = { kind: 'beer.glass', millilitres: 250, tenths: 0, count: 1 };
  const createEntry = (amount: number, note: string | null = null, drinks: readonly object[] | null = null) => ({
    amount: (amount * 100) as Amount,
    drinks,
    cost: null,
    place: null,
    company: null,
    note,
  });

  test.each([
    ['a 0 alone', [createEntry(0)], [0]],
    ['a 0 said twice', [createEntry(0), createEntry(0)], [0]],
    ['a 0 before an amount', [createEntry(0), createEntry(2)], [2]],
    ['a 0 after an amount, which the server takes', [createEntry(2), createEntry(0)], [2]],
    ['a 0 with a note before an amount', [createEntry(0, 'Goed gegaan.'), createEntry(2)], [0, 2]],
    ['a 0 with drinks before an amount', [createEntry(0, null, [alcoholFreeBeer]), createEntry(2)], [0, 2]],
    ['a 0 with drinks before a 0', [createEntry(0, null, [alcoholFreeBeer]), createEntry(0)], [0, 0]],
    ['amounts', [createEntry(2), createEntry(1.5)], [2, 1.5]],
  ])('%s', (_, entries, visible) => {
    expect(listVisibleEntries(entries).map(({ amount }) => amount / 100)).toEqual(visible);
  });
});
