import { expect, test } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import { getCost, PRICE_KINDS } from './money.ts';
import { NO_FIGURES } from './user-figures.ts';

const createUnits = (hundredths: number) => hundredths as Amount;

// Examples that were calculated by hand, in cents.
test.each([
  ['alcohol', 1_000, { price: 120, size: null }, 1_200],
  ['tobacco', 3_400, { price: 1_200, size: 2_000 }, 2_040],
  ['gambling', 0, { price: 14_000, size: null }, null],
  ['cannabis', 1_000, { price: 1_000, size: 30 }, 3_000],
  ['cocaine', 250, { price: 5_000, size: null }, 12_500],
] as const)('%s: what was not spent is reckoned with the own price', (domain, less, prices, cents) => {
  expect(getCost(domain, createUnits(less), prices)).toBe(cents);
});

test.each(Object.keys(PRICE_KINDS) as DomainKey[])('%s: no money is told without a price', (domain) => {
  expect(getCost(domain, createUnits(1_000), NO_FIGURES)).toBeNull();
});

test('no money is told of a pack or a joint whose size is not known', () => {
  const price = { price: 1_000, size: null };
  expect(getCost('tobacco', createUnits(1_000), price)).toBeNull();
  expect(getCost('cannabis', createUnits(1_000), price)).toBeNull();
});
