import type { Day } from './day.ts';

export type DayResult = 'success' | 'failed';

/**
 * Success when the total is at or below the goal, failed above it; null unless the day is registered and has a goal
 * (docs/specification.md, section 4, "Day result"). These words are never displayed.
 */
export function dayResult({ total, goal }: Day): DayResult | null {
  if (total === null || goal === null) return null;
  return total <= goal ? 'success' : 'failed';
}
