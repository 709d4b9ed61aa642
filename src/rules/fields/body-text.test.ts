import { expect, test } from 'vitest';
import { readBodyText } from './text.ts';

test.each([
  ['', { ok: false, error: 'required' }],
  [' \n\t\u200a', { ok: false, error: 'required' }],
  ['  een\n\n twee ', { ok: true, value: '  een\n\n twee ' }],
  ['😀'.repeat(20), { ok: true, value: '😀'.repeat(20) }],
  ['😀'.repeat(21), { ok: false, error: 'too-long' }],
])('%j up to 20 characters', (input, result) => {
  expect(readBodyText(input, 20)).toEqual(result);
});
