import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import { moneyOf, PRICE_KINDS } from './money.ts';
import { NO_FIGURES } from './own-figures.ts';

const NOTHING_PUT_IN = { days: 7, cents: 0 };
const units = (hundredths: number) => hundredths as Amount;

// Worked examples, calculated by hand, in cents.
test.each([
  ['alcohol', 1_000, { price: 120, size: null }, NOTHING_PUT_IN, 1_200],
  ['tobacco', 3_400, { price: 1_200, size: 2_000 }, NOTHING_PUT_IN, 2_040],
  ['gambling', 0, { price: 14_000, size: null }, { days: 5, cents: 3_500 }, 6_500],
  ['cannabis', 1_000, { price: 1_000, size: 30 }, NOTHING_PUT_IN, 3_000],
  ['cocaine', 250, { price: 5_000, size: null }, NOTHING_PUT_IN, 12_500],
] as const)('%s: what was not spent is reckoned with the own price', (domain, less, own, putIn, cents) => {
  expect(moneyOf(domain, units(less), own, putIn)).toBe(cents);
});

test.each(Object.keys(PRICE_KINDS) as DomainKey[])('%s: no money is told without a price', (domain) => {
  expect(moneyOf(domain, units(1_000), NO_FIGURES, NOTHING_PUT_IN)).toBeNull();
});

test('no money is told of a pack or a joint whose size is not known', () => {
  const own = { price: 1_000, size: null };
  expect(moneyOf('tobacco', units(1_000), own, NOTHING_PUT_IN)).toBeNull();
  expect(moneyOf('cannabis', units(1_000), own, NOTHING_PUT_IN)).toBeNull();
});

test('money is never below nothing, nor told of units that are not fewer', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const own = fc.record({ price: fc.option(cents, { nil: null }), size: fc.option(fc.nat(10_000), { nil: null }) });
  const domains = fc.constantFrom(...(Object.keys(PRICE_KINDS) as DomainKey[]));
  fc.assert(
    fc.property(domains, own, fc.nat(42), cents, (domain, price, days, put) => {
      expect(moneyOf(domain, units(900), price, { days, cents: put }) ?? 1).toBeGreaterThan(0);
      if (domain !== 'gambling') expect(moneyOf(domain, null, price, { days, cents: put })).toBeNull();
    }),
  );
});
