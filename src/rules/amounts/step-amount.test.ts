import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOMAINS } from '../../domains/index.ts';
import { type Amount, toAmount } from './amount.ts';
import { stepAmount } from './step-amount.ts';

const limits = { step: 0.5, maximum: 50 };
const units = (amount: number) => toAmount(amount);

it('steps by the increment of the domain', () => {
  expect(stepAmount(units(2), 1, limits)).toBe(units(2.5));
  expect(stepAmount(units(2), -1, limits)).toBe(units(1.5));
  expect(stepAmount(units(1), 1, { step: 0.25, maximum: 24 })).toBe(units(1.25));
  expect(stepAmount(null, 1, limits)).toBe(units(0.5));
});

it('steps to the nearest step from an amount that was typed', () => {
  expect(stepAmount(units(2.3), 1, limits)).toBe(units(2.5));
  expect(stepAmount(units(2.3), -1, limits)).toBe(units(2));
});

it('stays from 0 to the maximum, on a step, in every domain', () => {
  const registered = DOMAINS.flatMap(({ registration }) => registration ?? []);
  fc.assert(
    fc.property(fc.constantFrom(...registered), fc.nat(12_000), fc.constantFrom(-1, 1), (domain, amount, direction) => {
      const next = stepAmount(amount as Amount, direction as -1 | 1, domain);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(units(domain.maximum));
      expect(next % units(domain.step)).toBe(0);
    }),
  );
});
