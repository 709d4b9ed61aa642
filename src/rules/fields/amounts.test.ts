import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCost, readExplainedCost } from './amounts.ts';

describe('euros that cannot be read', () => {
  test.each([
    ['1.000', 'thousands'],
    ['1,000', 'thousands'],
    ['12.345', 'thousands'],
    ['12,345', 'thousands'],
    ['1.000,00', 'thousands'],
    ['1,000.00', 'thousands'],
    ['1 000', 'thousands'],
    ['1.000.000', 'thousands'],
    ['0,005', 'decimals'],
    ['20,', 'decimals'],
    ['1234,567', 'decimals'],
    ['2,5555', 'decimals'],
    ['-20', 'below-zero'],
    ['€ 20', 'words'],
    ['20 euro', 'words'],
    ['1e3', 'words'],
    ['duizend', 'invalid'],
    ['1,2,3', 'invalid'],
    ['1000000,01', 'too-high'],
    ['99999999', 'too-high'],
  ])('%j: %s', (input, error) => {
    expect(readExplainedCost(input)).toEqual({ ok: false, error });
  });

  test('are the same ones that the plain rule refuses', () => {
    const input = fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,€ ]{0,9}$/));
    fc.assert(
      fc.property(input, (text) => {
        expect(readExplainedCost(text).ok).toBe(readCost(text).ok);
      }),
    );
  });
});
