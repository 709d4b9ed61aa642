import { describe, expect, test } from 'vitest';
import { readAvatar, readChoice, readConsent } from './choice.ts';
import { readPairingCode, readPostalCode } from './codes.ts';
import type { ParseResult } from './parse-result.ts';
import { countCharacters, readText, readWebformText, readWebformTexts } from './text.ts';

/** Returns the value of a valid input or the reason of a refusal, so that one table can compare both. */
const getOutcome = (result: ParseResult<unknown, string>) => (result.ok ? result.value : `refused: ${result.error}`);

describe('codes', () => {
  test.each([
    [' 1234 ab ', '1234 AB'],
    ['1234ab', '1234 AB'],
    ['1234\u00a0AB', '1234 AB'],
    ['1234  AB', 'refused: invalid'],
    ['1234 Ss', 'refused: invalid'],
    ['0999 AB', 'refused: invalid'],
    ['', 'refused: required'],
  ])('postal code %j', (input, expected) => {
    expect(getOutcome(readPostalCode(input))).toBe(expected);
  });

  test.each([
    [' aB3dE6 ', 'aB3dE6'],
    ['abcde', 'refused: invalid'],
    ['abcdé1', 'refused: invalid'],
    ['abc 12', 'refused: invalid'],
    ['  ', 'refused: required'],
  ])('pairing code %j', (input, expected) => {
    expect(getOutcome(readPairingCode(input))).toBe(expected);
  });
});

describe('texts', () => {
  test('count code points', () => {
    expect(countCharacters('é😀字')).toBe(3);
    expect(getOutcome(readText('😀'.repeat(255)))).toBe('😀'.repeat(255));
    expect(getOutcome(readText('😀'.repeat(256)))).toBe('refused: too-long');
  });

  test('are required after trimming', () => {
    expect(getOutcome(readText(' \t\n'))).toBe('refused: required');
    expect(getOutcome(readText('  Jan  ', 3))).toBe('Jan');
  });

  test('an answer keeps its own spaces and may be left empty when it is not required', () => {
    expect(getOutcome(readWebformText(' een\n', { required: true, maxLength: null }))).toBe(' een\n');
    expect(getOutcome(readWebformText(' ', { required: true, maxLength: null }))).toBe('refused: required');
    expect(getOutcome(readWebformText('', { required: false, maxLength: 3 }))).toBe('');
    expect(getOutcome(readWebformText('vier', { required: false, maxLength: 3 }))).toBe('refused: too-long');
  });

  test('a list needs one answer that is not empty, and checks each', () => {
    const rule = { required: true, maxLength: 4 };
    expect(readWebformTexts(['', ' '], rule)).toEqual({ ok: false, errors: new Map([[0, 'required']]) });
    expect(readWebformTexts(['', 'een', 'langer'], rule)).toEqual({ ok: false, errors: new Map([[2, 'too-long']]) });
    expect(readWebformTexts(['', 'een', 'twee'], rule)).toEqual({ ok: true, value: ['een', 'twee'] });
    expect(readWebformTexts([''], { ...rule, required: false })).toEqual({ ok: true, value: [] });
  });
});

describe('choices', () => {
  test.each([
    ['yes', 'yes'],
    ['', 'refused: required'],
    [null, 'refused: required'],
    ['maybe', 'refused: invalid'],
  ])('%j of yes and no', (input, expected) => {
    expect(getOutcome(readChoice(input, ['yes', 'no']))).toBe(expected);
  });

  test('a box must be ticked, an avatar is one of twelve', () => {
    expect(getOutcome(readConsent(false))).toBe('refused: required');
    expect(getOutcome(readConsent(true))).toBe(true);
    expect([null, 0, 1, 12, 13, 1.5].map((selectedIndex) => getOutcome(readAvatar(selectedIndex)))).toEqual([
      'refused: required',
      'refused: invalid',
      1,
      12,
      'refused: invalid',
      'refused: invalid',
    ]);
  });
});
