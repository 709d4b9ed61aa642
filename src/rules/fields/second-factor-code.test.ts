import { expect, test } from 'vitest';
import { readSecondFactorCode } from './codes.ts';
import { accept, refuse } from './parse-result.ts';

test('a code of the app is six digits, with or without a space between', () => {
  expect(readSecondFactorCode(' 123 456 ')).toEqual(accept('123456'));
  expect(readSecondFactorCode('12345')).toEqual(refuse('invalid'));
  expect(readSecondFactorCode('1234567')).toEqual(refuse('invalid'));
});

test('a recovery code may be typed without hyphens and in small letters', () => {
  expect(readSecondFactorCode('abcd-efgh-ijkl-2345')).toEqual(accept('ABCDEFGHIJKL2345'));
  expect(readSecondFactorCode('abcd-efgh-ijkl-0189')).toEqual(refuse('invalid'));
});

test('nothing is no code', () => {
  expect(readSecondFactorCode(' - ')).toEqual(refuse('required'));
});
