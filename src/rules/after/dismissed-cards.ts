import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getSunday } from '../calendar/week.ts';

/** Cards of the home that can be dismissed. */
export const DISMISSIBLE_CARDS = ['night', 'back', 'begin', 'date', 'end', 'check', 'week', 'month', 'weekly'] as const;
export type DismissibleCard = (typeof DISMISSIBLE_CARDS)[number];

/** A dismissed card, hidden up to and including a day. */
export interface DismissedCard {
  /** Card and subject, such as `check:90`. */
  readonly card: string;
  readonly until: CalendarDate;
}

const BEGIN_DAYS = 14;
/** Number of days for which the offer of the weekly mail stays hidden after it was dismissed. */
const WEEKLY_DAYS = 60;
/** Number of days for which a dismissed card is hidden: longer than any card is shown. */
const LONG_DAYS = 400;

/** Returns the key under which a dismissed card is stored. */
export const getDismissedKey = (card: DismissibleCard, subject: string | number = ''): string => `${card}:${subject}`;

/** Returns the last day on which a card dismissed today is hidden. */
export function getDismissedUntil(card: DismissibleCard, today: CalendarDate): CalendarDate {
  if (card === 'night') return addDays(today, 1);
  if (card === 'week') return getSunday(today);
  if (card === 'weekly') return addDays(today, WEEKLY_DAYS - 1);
  return addDays(today, card === 'begin' ? BEGIN_DAYS - 1 : LONG_DAYS);
}

/** Returns true if a card is dismissed on a day. */
export const isDismissed = (dismissedCards: readonly DismissedCard[], name: string, today: CalendarDate): boolean =>
  dismissedCards.some(({ card, until }) => card === name && until >= today);
