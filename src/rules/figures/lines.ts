import type { Amount } from '../amounts/amount.ts';

/** Maximum number of lines in a gram, or on a day; there is no standard, as powder and lines differ. */
export const LINES_MAXIMUM = 200;

/** Reads a whole number of lines, from 1; null for any other text. */
export function countLines(input: string): number | null {
  const text = input.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const lines = Number(text);
  return lines >= 1 && lines <= LINES_MAXIMUM ? lines : null;
}

/** Converts lines to grams by the user's lines per gram; in hundredths, rounded half up. */
export const toGrams = (lines: number, perGram: number): Amount =>
  Math.floor((lines * 200 + perGram) / (2 * perGram)) as Amount;
