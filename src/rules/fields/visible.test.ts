import { describe, expect, it } from 'vitest';
import { readPairingCode, readSecondFactorCode } from './codes.ts';
import { normaliseAddress, readEmail } from './email.ts';
import { isBlank, normaliseInput, readBodyText, readText } from './text.ts';

describe('typed input of the world', () => {
  it.each(['\u202ajan@example.nl\u202c', '\u200bjan@example.nl', 'jan@example.nl\u200e', 'jan@exam\u00adple.nl'])(
    'takes an address that was copied with a hidden sign as the clean one: %j',
    (input) => {
      expect(readEmail(input)).toEqual({ ok: true, value: 'jan@example.nl' });
    },
  );

  it.each([
    ['jan@müller-praktijk.nl', 'jan@xn--mller-praktijk-gsb.nl'],
    ['jan@café.nl', 'jan@xn--caf-dma.nl'],
    ['jan@xn--caf-dma.nl', 'jan@xn--caf-dma.nl'],
  ])('keeps one form of an address at a domain with an accent: %s', (input, expected) => {
    expect(readEmail(input)).toEqual({ ok: true, value: expected });
    expect(normaliseAddress(input)).toBe(expected);
  });

  it('takes codes with hidden signs and spaces, and digits of other scripts', () => {
    expect(readPairingCode('AB1\u200b2CD')).toEqual({ ok: true, value: 'AB12CD' });
    expect(readPairingCode('AB1 2CD')).toEqual({ ok: true, value: 'AB12CD' });
    expect(readSecondFactorCode('١٢٣ ٤٥٦')).toEqual({ ok: true, value: '123456' });
    expect(normaliseInput('０９ ۰۹ ०९ 𝟬𝟵')).toBe('09 09 09 09');
  });

  it.each(['\u200b', '\u2060\u2060', '\u3164', '\u2800', '\u00ad', ' \u200d\n', ''])(
    'takes a text of nothing visible for an empty one: %j',
    (input) => {
      expect(isBlank(input)).toBe(true);
      expect(readText(input)).toEqual({ ok: false, error: 'required' });
      expect(readBodyText(input, 100)).toEqual({ ok: false, error: 'required' });
    },
  );

  it.each(['👍', 'é', '0', '👨‍👩‍👧'])('leaves what can be seen as it is: %s', (input) => {
    expect(readText(input)).toEqual({ ok: true, value: input });
  });
});
