import type { Language, Localised } from './domain.ts';

/** Start and end as "HH:MM"; an end at or before the start is on the next day, and twice "00:00" is the whole day. */
export type HourRange = readonly [from: string, to: string];

export const HOUR_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type HourDay = (typeof HOUR_DAYS)[number];

export interface WeekHours {
  readonly week: Readonly<Partial<Record<HourDay, readonly HourRange[]>>>;
  readonly holidays: 'as-week' | 'closed' | readonly HourRange[];
  /** Different hours on a date (YYYY-MM-DD); an empty list means closed. */
  readonly exceptions?: Readonly<Record<string, readonly HourRange[]>>;
}

/** Opening hours; null if unknown. */
export type OpenHours = WeekHours | 'always' | null;

/** Price of a call; null if unknown. */
export type CallPrice =
  | { readonly kind: 'free' | 'normal' }
  | { readonly kind: 'paid'; readonly centsPerMinute: number | null; readonly centsPerCall: number | null }
  | null;

export const HOURS_TEXTS = {
  always: { nl: 'Dag en nacht open.', en: 'Open day and night.' },
  unknown: { nl: 'We weten niet zeker wanneer er iemand opneemt.', en: 'We are not sure when someone answers.' },
  never: { nl: 'Nu gesloten.', en: 'Closed now.' },
  /** Sentence about 113, if no other line is open. CHECK: a clinician reads it. */
  alwaysOpen: {
    nl: '113 is dag en nacht open, ook om gewoon te praten als het te veel wordt.',
    en: '113 is open day and night, also if you need to talk because it is all too much.',
  },
} as const satisfies Record<string, Localised>;

/** Formats a time of a day, given as minutes since midnight: "9.00 uur" and "9 am". */
export function formatTimeOfDay(minute: number, language: Language): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = String(minute % 60).padStart(2, '0');
  if (language === 'nl') return `${hour}.${rest} uur`;
  return `${hour % 12 || 12}${rest === '00' ? '' : `:${rest}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Converts "HH:MM" to minutes since midnight. */
export const toMinuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
