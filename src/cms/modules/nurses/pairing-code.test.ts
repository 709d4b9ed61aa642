import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPairingCodeInput } from '#src/contract/nurse-pairing.ts';
import { createPairingCode } from './pairing-code.ts';

it('every made code is read back, however it is typed', () => {
  const spaces = fc.array(fc.constantFrom('', ' ', '  ', '\t'), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(spaces, fc.boolean(), (between, isLower) => {
      const code = createPairingCode();
      const input = between.map((space, index) => space + (code[index] ?? '')).join('');
      expect(readPairingCodeInput(isLower ? input.toLowerCase() : input)).toEqual({ ok: true, value: code });
    }),
  );
});

it('no two of a thousand made codes are the same by more than chance', () => {
  expect(new Set(Array.from({ length: 1_000 }, createPairingCode)).size).toBeGreaterThan(995);
});
