import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { gambling } from '#src/domains/gambling.ts';
import { createSiteLimitsForm, toLimitFormValues } from './site-settings.ts';

const EMPTY = { maximum: '', checkFrom: '', weeksInGroup: '' };

const createRefusals = (input: Partial<typeof EMPTY>, limits: RegistrationLimits | null = alcohol.registration) =>
  Object.fromEntries(
    createSiteLimitsForm(limits)
      .check({ ...EMPTY, ...input })
      .map(({ name, problem }) => [name, problem]),
  );

const read = (input: Partial<typeof EMPTY>, limits: RegistrationLimits | null = alcohol.registration) =>
  createSiteLimitsForm(limits).read({ ...EMPTY, ...input });

describe('the limits of a site', () => {
  it('are those of the product where a field is empty', () => {
    expect(read({})).toEqual({ maximum: null, checkFrom: null, weeksInGroup: null });
  });

  it('are read with a comma or a dot', () => {
    const limits = { maximum: 20.5, checkFrom: 7.5, weeksInGroup: 4 };
    expect(read({ maximum: '20,5', checkFrom: ' 7.5 ', weeksInGroup: '4' })).toEqual(limits);
    expect(read(toLimitFormValues(limits))).toEqual(limits);
  });

  test.each([
    [{ maximum: 'veel' }, { maximum: 'invalid' }],
    [{ maximum: '-1' }, { maximum: 'invalid' }],
    [{ maximum: '1e3' }, { maximum: 'invalid' }],
    [{ maximum: '0' }, { maximum: 'too-low' }],
    [{ maximum: '0,5' }, {}],
    [{ maximum: '20,25' }, { maximum: 'no-step' }],
    [{ maximum: '1000' }, {}],
    [{ maximum: '1000,5' }, { maximum: 'too-high' }],
    [{ checkFrom: '50' }, {}],
    [{ checkFrom: '50,5' }, { checkFrom: 'above-maximum' }],
    [{ maximum: '60', checkFrom: '50,5' }, {}],
    [{ maximum: '5', checkFrom: '5' }, {}],
    [{ maximum: '5', checkFrom: '5,5' }, { checkFrom: 'above-maximum' }],
    [{ maximum: 'veel', checkFrom: '60' }, { maximum: 'invalid' }],
    [{ checkFrom: '0.1' }, { checkFrom: 'too-low' }],
    [{ weeksInGroup: '0' }, { weeksInGroup: 'too-low' }],
    [{ weeksInGroup: '1' }, {}],
    [{ weeksInGroup: '26' }, {}],
    [{ weeksInGroup: '27' }, { weeksInGroup: 'too-high' }],
    [{ weeksInGroup: '2,5' }, { weeksInGroup: 'invalid' }],
  ])('%j: %j', (input, refusal) => expect(createRefusals(input)).toEqual(refusal));

  it('go in the steps of their domain', () => {
    expect(createRefusals({ maximum: '12,25' }, gambling.registration)).toEqual({});
    expect(createRefusals({ maximum: '12,1' }, gambling.registration)).toEqual({ maximum: 'no-step' });
  });

  it('that the schema lets through can be reached by its stepper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (hundredths) => {
        const isStep = hundredths % 25 === 0;
        expect('maximum' in createRefusals({ maximum: String(hundredths / 100) }, gambling.registration)).toBe(!isStep);
      }),
    );
  });

  it('are none where nothing is registered', () => {
    const input = { maximum: '4', checkFrom: '2', weeksInGroup: '3' };
    expect([createRefusals(input, null), read(input, null)]).toEqual([{}, read({})]);
  });
});
