import { getNow } from './now.ts';

const LONGEST_MS = 400 * 86_400_000;

/**
 * Returns the time for opening hours; null if the clock must be wrong: before the page was generated, or 400 days after
 * it.
 */
export function readPageTime(): Date | null {
  const count = Date.parse(document.documentElement.dataset.made ?? '');
  const now = getNow();
  const age = now.getTime() - count;
  return age >= 0 && age <= LONGEST_MS ? now : null;
}
