import { type Amount, getWeekTotal, toAmount } from '../amounts/amount.ts';
import { WEEKDAYS, type Week } from '../calendar/week.ts';
import type { HighUsageLimits } from './plan-rules.ts';

/** Returns true for a usage that opens the warning popup (docs/specification.md, section 9, "Alcohol warning"). */
export function isHighUsage(usage: Week<Amount>, limits: HighUsageLimits): boolean {
  const highDays = WEEKDAYS.filter((weekday) => usage[weekday] >= toAmount(limits.dayFrom));
  return getWeekTotal(usage) >= toAmount(limits.weekTotal) || highDays.length >= limits.days;
}
