import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHundredths } from './parse-number.ts';

test.each([
  ['2', 200],
  ['2,5', 250],
  ['2.5', 250],
  ['12,05', 1205],
  [',5', 50],
  ['.25', 25],
  ['007', 700],
  ['  3,5  ', 350],
  ['0', 0],
  ['٣', 300],
  ['３', 300],
])('%j is %i hundredths', (input, hundredths) => {
  expect(readHundredths(input)).toBe(hundredths);
});

test.each([
  ['1.000', 'a thousand or one'],
  ['1,000', 'a thousand or one'],
  ['1.000,00', 'two signs'],
  ['5,', 'nothing behind the comma'],
  ['+1', 'a sign'],
  ['-1', 'a sign'],
  ['1e1', 'an exponent'],
  ['0x10', 'another base'],
  ['1 000', 'a space inside'],
  ['€ 5', 'a currency'],
  [',', 'no digit'],
  ['', 'nothing'],
])('%j is refused: %s', (input) => {
  expect(readHundredths(input)).toBeNull();
});

test('a comma and a dot read the same, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. -+e') }), (input) => {
      expect(readHundredths(input.replaceAll(',', '.'))).toBe(readHundredths(input.replaceAll('.', ',')));
    }),
  );
});

test('every plain decimal is read as what it says', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99), (integer, decimals) => {
      expect(readHundredths(`${integer},${String(decimals).padStart(2, '0')}`)).toBe(integer * 100 + decimals);
    }),
  );
});
