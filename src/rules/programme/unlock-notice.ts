import { type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { RELATIVE_NOTICE_DAYS } from '../limits.ts';

export type UnlockNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'relative'; readonly days: number }
  | { readonly kind: 'absolute'; readonly date: CalendarDate };

/**
 * Returns the notice of a locked phase: a number of days if it opens within 7 days, otherwise a date
 * (docs/specification.md, section 4, "Active phase"). The first phase is never locked (docs/product-rules.md, "Rules,
 * last readings").
 */
export function getUnlockNotice(unlocksOn: CalendarDate, today: CalendarDate): UnlockNotice {
  const days = countDaysBetween(today, unlocksOn);
  if (days <= 0) return { kind: 'none' };
  return days <= RELATIVE_NOTICE_DAYS ? { kind: 'relative', days } : { kind: 'absolute', date: unlocksOn };
}
