import type { Amount } from '../amounts/amount.ts';

/**
 * A bar's height as an exact percentage from 0 to 100; 0 where the maximum is 0 (docs/specification.md, section 9,
 * decisions).
 */
export function barPercentage(amount: Amount, maximum: Amount): number {
  return maximum <= 0 ? 0 : Math.min(100, (amount * 100) / maximum);
}

/** The same height for screen readers: a whole percentage. */
export function spokenBarPercentage(amount: Amount, maximum: Amount): number {
  return Math.round(barPercentage(amount, maximum));
}
