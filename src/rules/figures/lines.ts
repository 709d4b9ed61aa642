import type { Amount } from '../amounts/amount.ts';

/** Lines that somebody gets from a gram, or used on a day: no standard, as powder and lines differ. */
export const LINES_MAXIMUM = 200;

/** Whole lines of a text, from 1; null for everything else. */
export function readLines(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const lines = Number(text);
  return lines >= 1 && lines <= LINES_MAXIMUM ? lines : null;
}

/** Grams in so many lines by somebody's own count of lines in a gram; in hundredths, half up. */
export const gramsOfLines = (lines: number, perGram: number): Amount =>
  Math.floor((lines * 200 + perGram) / (2 * perGram)) as Amount;
