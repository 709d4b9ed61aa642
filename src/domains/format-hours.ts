import type { Language, Localised } from './domain.ts';
import {
  type CallPrice,
  formatTimeOfDay,
  HOUR_DAYS,
  HOURS_TEXTS,
  type HourRange,
  type OpenHours,
  toMinuteOfDay,
  type WeekHours,
} from './open-hours.ts';

/** Names of the weekdays, to format opening hours on pages that are rendered without the current time. */

const DAYS: Readonly<Record<Language, readonly string[]>> = {
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

const TEXTS = {
  everyDay: { nl: 'Elke dag', en: 'Every day' },
  workdays: { nl: 'Werkdagen', en: 'Weekdays' },
  through: { nl: ' tot en met ', en: ' to ' },
  notOnHolidays: { nl: 'Niet op feestdagen.', en: 'Not on public holidays.' },
  free: { nl: 'Gratis.', en: 'Free.' },
  normal: { nl: 'Je betaalt wat je altijd voor bellen betaalt.', en: 'You pay your usual call rate.' },
  paid: {
    nl: 'Niet gratis: je hoort vooraf wat het gesprek kost.',
    en: 'Not free: you’ll hear the price before the call starts.',
  },
} as const satisfies Record<string, Localised>;

function formatRanges(ranges: readonly HourRange[], language: Language): string {
  const rangeTexts = ranges.map(([from, to]) => {
    if (from === to) return language === 'nl' ? 'de hele dag' : 'all day';
    const [begin, end] = [formatTimeOfDay(toMinuteOfDay(from), language), formatTimeOfDay(toMinuteOfDay(to), language)];
    return language === 'nl' ? `van ${begin.replace(' uur', '')} tot ${end}` : `from ${begin} to ${end}`;
  });
  return rangeTexts.join(language === 'nl' ? ' en ' : ' and ');
}

function formatDays(first: number, last: number, language: Language): string {
  if (first === 0 && last === 6) return TEXTS.everyDay[language];
  if (first === 0 && last === 4) return TEXTS.workdays[language];
  const names = [first, last].map((day) => DAYS[language][day] ?? '');
  return first === last ? (names[0] ?? '') : names.join(TEXTS.through[language]);
}

/** Formats the hours of a week; consecutive days with equal hours are merged. */
function formatWeekHours(week: WeekHours['week'], language: Language): string {
  const dayTexts = HOUR_DAYS.map((day) => formatRanges(week[day] ?? [], language));
  const parts: string[] = [];
  for (let first = 0; first < dayTexts.length; ) {
    let last = first;
    while (dayTexts[last + 1] === dayTexts[first]) last += 1;
    if (dayTexts[first]) parts.push(`${formatDays(first, last, language)} ${dayTexts[first]}`);
    first = last + 1;
  }
  const text = parts.join(', ');
  return text === '' ? HOURS_TEXTS.never[language] : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Formats opening hours as sentences that are true at any time. */
export function formatOpeningHours(hours: OpenHours, language: Language): string {
  if (hours === null) return HOURS_TEXTS.unknown[language];
  if (hours === 'always') return HOURS_TEXTS.always[language];
  const week = formatWeekHours(hours.week, language);
  return hours.holidays === 'closed' ? `${week} ${TEXTS.notOnHolidays[language]}` : week;
}

const formatEuros = (cents: number, language: Language) =>
  language === 'nl' ? `€ ${(cents / 100).toFixed(2).replace('.', ',')}` : `€${(cents / 100).toFixed(2)}`;

/** Formats the price of a call; empty if it is unknown. */
export function formatCallPrice(price: CallPrice, language: Language): string {
  if (price === null) return '';
  if (price.kind !== 'paid') return TEXTS[price.kind][language];
  const [minute, call] = language === 'nl' ? ['per minuut', 'per gesprek'] : ['a minute', 'a call'];
  const parts = [
    price.centsPerMinute === null ? '' : `${formatEuros(price.centsPerMinute, language)} ${minute}`,
    price.centsPerCall === null ? '' : `${formatEuros(price.centsPerCall, language)} ${call}`,
  ].filter(Boolean);
  if (parts.length === 0) return TEXTS.paid[language];
  return language === 'nl'
    ? `${parts.join(', ')}, en je gewone belkosten.`
    : `${parts.join(', ')} plus your usual call rate.`;
}
