import { expect, it } from 'vitest';
import { formatAnswerCount } from './answers-text.ts';

const t = (key: string, { number = '' }: Readonly<Record<string, string | number>> = {}) => `${key} ${number}`.trim();

it.each([
  [0, '0'],
  [1_000, '1000'],
  [1_001, 'desk-webforms.list.many 1.000'],
])('%i answers are told as %s', (answers, text) => {
  expect(formatAnswerCount(t, 'nl', answers)).toBe(text);
});
