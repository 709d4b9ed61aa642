import { getNow } from './now.ts';

const LONGEST_MS = 400 * 86_400_000;

/**
 * The time by which a page says who can be called now; null where the clock cannot be right: before the date on which
 * the page was made, or 400 days after it.
 */
export function readPageTime(): Date | null {
  const made = Date.parse(document.documentElement.dataset.made ?? '');
  const now = getNow();
  const age = now.getTime() - made;
  return age >= 0 && age <= LONGEST_MS ? now : null;
}
