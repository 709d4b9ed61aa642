import { expect, test } from 'vitest';
import { readLockCode } from './codes.ts';

test.each(['480391', ' 480 391 ', '112233', '135791'])('%s is a code', (input) => {
  expect(readLockCode(input)).toEqual({ ok: true, value: input.replace(/\s/g, '') });
});

test.each([
  ['', 'required'],
  ['48039', 'not-six-digits'],
  ['4803911', 'not-six-digits'],
  ['48o391', 'not-six-digits'],
  ['000000', 'too-easy'],
  ['123456', 'too-easy'],
  ['987654', 'too-easy'],
])('"%s" is refused as %s', (input, error) => {
  expect(readLockCode(input)).toEqual({ ok: false, error });
});
