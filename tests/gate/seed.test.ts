import fc from 'fast-check';
import { expect, it } from 'vitest';

it('properties are checked with the examples of the seed of this run', () => {
  const { seed } = fc.readConfigureGlobal();
  expect(seed).toBe(Number(process.env.TEST_SEED ?? 1));
  expect(fc.sample(fc.integer(), 20)).toEqual(fc.sample(fc.integer(), 20));
});
