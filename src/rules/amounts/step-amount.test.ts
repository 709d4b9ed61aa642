import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOMAINS } from '../../domains/index.ts';
import { type Amount, toAmount } from './amount.ts';
import { stepAmount } from './step-amount.ts';

const limits = { step: 0.5, maximum: 50 };
const createUnits = (amount: number) => toAmount(amount);

it('steps by the increment of the domain', () => {
  expect(stepAmount(createUnits(2), 1, limits)).toBe(createUnits(2.5));
  expect(stepAmount(createUnits(2), -1, limits)).toBe(createUnits(1.5));
  expect(stepAmount(createUnits(1), 1, { step: 0.25, maximum: 24 })).toBe(createUnits(1.25));
  expect(stepAmount(null, 1, limits)).toBe(createUnits(0.5));
});

it('steps to the nearest step from an amount that was typed', () => {
  expect(stepAmount(createUnits(2.3), 1, limits)).toBe(createUnits(2.5));
  expect(stepAmount(createUnits(2.3), -1, limits)).toBe(createUnits(2));
});

it('stays from 0 to the maximum, on a step, in every domain', () => {
  const registeredRegistrationLimits = DOMAINS.flatMap(({ registration }) => registration ?? []);
  fc.assert(
    fc.property(
      fc.constantFrom(...registeredRegistrationLimits),
      fc.nat(12_000),
      fc.constantFrom(-1, 1),
      (domain, amount, direction) => {
        const next = stepAmount(amount as Amount, direction as -1 | 1, domain);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(createUnits(domain.maximum));
        expect(next % createUnits(domain.step)).toBe(0);
      },
    ),
  );
});
