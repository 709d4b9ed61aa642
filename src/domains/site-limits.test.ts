import { expect, test } from 'vitest';
import { getDomain } from './index.ts';
import { getRegistrationLimits, NO_LIMITS } from './site-limits.ts';

const gambling = getDomain('gambling');
const registration = gambling.registration;

test.each([
  ['nothing is set', undefined, {}],
  ['every limit is left to the product', NO_LIMITS, {}],
  ['the maximum is set', { maximum: 12, checkFrom: null }, { maximum: 12 }],
  ['the hint is set', { maximum: null, checkFrom: 2.5 }, { checkFrom: 2.5 }],
  ['both are set', { maximum: 100, checkFrom: 20 }, { maximum: 100, checkFrom: 20 }],
])('where %s, the rest is as the domain has it', (_what, site, changes) => {
  expect(getRegistrationLimits(gambling, site)).toEqual({ ...registration, ...changes });
});

test('a domain that registers nothing gets no limits from its site', () => {
  expect(getRegistrationLimits(getDomain('guided'), { maximum: 12, checkFrom: 2 })).toBeNull();
});
