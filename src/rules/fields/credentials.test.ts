import { describe, expect, test } from 'vitest';
import { readEmail, readEmailConfirmation, readNewEmail } from './email.ts';
import type { ParseResult } from './parse-result.ts';
import { COMMON_PASSWORDS, readNewPassword, readPasswordConfirmation } from './password.ts';

/** Returns the value of a valid input or the reason of a refusal, so that one table can compare both. */
const getOutcome = (result: ParseResult<unknown, string>) => (result.ok ? result.value : `refused: ${result.error}`);

describe('a new password', () => {
  test.each([
    ['', 'required'],
    ['abcdefgh1', 'too-short'],
    ['😀😀😀😀1', 'too-short'],
    [`a1${'x'.repeat(127)}`, 'too-long'],
    ['          ', 'no-letter'],
    ['1234567890', 'no-letter'],
    ['abcdefghij', 'no-digit'],
    ['1q2w3e4r5t', 'too-common'],
    ['Password123', 'too-common'],
    ['welkom1234', 'too-common'],
    ['Welkom2026!', 'too-common'],
    ['wachtwoord1', 'too-common'],
    ['W@chtw00rd1', 'too-common'],
    ['geheim1234', 'too-common'],
    ['zelfhulp123', 'too-common'],
    ['Alcohol123!', 'too-common'],
    ['Cocaïne2026', 'too-common'],
    ['ajaxajax2026', 'too-common'],
    ['2026 Zomer 2026', 'too-common'],
  ])('%j: %s', (input, error) => {
    expect(getOutcome(readNewPassword(input))).toBe(`refused: ${error}`);
  });

  test.each([
    ' regen 4 wolken ',
    'welkom bij 4 wolken',
    'zomer99winterbui',
    `a1${'x'.repeat(126)}`,
    '密码很长而且有数字1',
    'пароль٤пароль',
    '😀😀😀😀😀😀😀😀a1',
  ])('%j is kept exactly as typed', (input) => {
    expect(getOutcome(readNewPassword(input))).toBe(input);
  });

  test('a deployment may ask for more characters, never for fewer', () => {
    expect(getOutcome(readNewPassword('zonnebloe9', 12))).toBe('refused: too-short');
    expect(getOutcome(readNewPassword('bloem9', 6))).toBe('refused: too-short');
  });

  test('the list of common ones holds only what no other rule refuses', () => {
    for (const common of COMMON_PASSWORDS) expect(common).toMatch(/^(?=.*[a-z])(?=.*\d)[^A-Z]{10,}$/);
  });

  test('its confirmation is equal to the last character', () => {
    expect(getOutcome(readPasswordConfirmation('', 'regen 4 wolken'))).toBe('refused: required');
    expect(getOutcome(readPasswordConfirmation('regen 4 wolken ', 'regen 4 wolken'))).toBe('refused: not-equal');
    expect(getOutcome(readPasswordConfirmation('regen 4 wolken', 'regen 4 wolken'))).toBe('regen 4 wolken');
  });
});

describe('an email address', () => {
  test.each([
    [' jan@example.nl ', 'jan@example.nl'],
    ['jan+plan@mail.example.nl', 'jan+plan@mail.example.nl'],
    ["o'neill@example.ie", "o'neill@example.ie"],
    [`${'a'.repeat(64)}@example.nl`, `${'a'.repeat(64)}@example.nl`],
    ['   ', 'refused: required'],
    ['jan@localhost', 'refused: invalid'],
    ['jan.@example.nl', 'refused: invalid'],
    ['jan..vries@example.nl', 'refused: invalid'],
    ['jan@-example.nl', 'refused: invalid'],
    ['jan@example..nl', 'refused: invalid'],
    ['jan@example.nl, piet@example.nl', 'refused: invalid'],
    ['jan@example.nl\nbcc: piet@example.nl', 'refused: invalid'],
    ['<jan@example.nl>', 'refused: invalid'],
    [`${'a'.repeat(65)}@example.nl`, 'refused: invalid'],
    [`jan@${'a.'.repeat(130)}nl`, 'refused: invalid'],
  ])('%j', (input, expected) => {
    expect(getOutcome(readEmail(input))).toBe(expected);
  });

  test('a hostile address is refused', () => {
    expect(getOutcome(readEmail(`${'a.'.repeat(50_000)}@${'a'.repeat(50_000)}`))).toBe('refused: invalid');
  });

  test('a new one differs by more than capitals, and its confirmation is equal', () => {
    expect(getOutcome(readNewEmail('nieuw@example.nl', 'oud@example.nl'))).toBe('nieuw@example.nl');
    expect(getOutcome(readNewEmail('OUD@example.nl', 'oud@example.nl'))).toBe('refused: not-different');
    expect(getOutcome(readNewEmail('oud@example.nl', ' Oud@example.nl '))).toBe('refused: not-different');
    expect(getOutcome(readNewEmail('', 'oud@example.nl'))).toBe('refused: required');
    expect(getOutcome(readEmailConfirmation(' nieuw@example.nl', 'nieuw@example.nl '))).toBe('nieuw@example.nl');
    expect(getOutcome(readEmailConfirmation('Nieuw@Example.nl', 'nieuw@example.nl'))).toBe('Nieuw@Example.nl');
    expect(getOutcome(readEmailConfirmation('nieuw@example.com', 'nieuw@example.nl'))).toBe('refused: not-equal');
    expect(getOutcome(readEmailConfirmation(' ', 'nieuw@example.nl'))).toBe('refused: required');
  });
});
