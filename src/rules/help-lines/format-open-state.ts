import type { Language } from '#src/domains/domain.ts';
import { formatTimeOfDay, HOURS_TEXTS } from '#src/domains/open-hours.ts';
import { countDaysBetween } from '../calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '../calendar/today.ts';
import type { OpenState } from './open-state.ts';

const NIGHT_ENDS = 6 * 60;
const DAYS_BY_NAME = 6;
const DAY_MS = 86_400_000;

const getParts = (language: Language, instant: Date) => {
  const parts = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
};

function formatOpenUntil(until: Date | null, moment: Date, language: Language): string {
  const open = language === 'nl' ? 'Nu open' : 'Open now';
  if (until === null) return `${open}.`;
  const minute = getAmsterdamMinute(until);
  const isTonight = minute < NIGHT_ENDS && until.getTime() - moment.getTime() < DAY_MS;
  if (!isTonight && getAmsterdamDate(until) !== getAmsterdamDate(moment)) return `${open}.`;
  const time = formatTimeOfDay(minute, language);
  return language === 'nl' ? `${open}, tot ${time}${isTonight ? ' vannacht' : ''}.` : `${open}, until ${time}.`;
}

function formatDay(opens: Date, time: Date, language: Language): string {
  const days = countDaysBetween(getAmsterdamDate(time), getAmsterdamDate(opens));
  if (days === 0) return language === 'nl' ? 'vandaag' : 'today';
  if (days === 1) return language === 'nl' ? 'morgen' : 'tomorrow';
  const { weekday, day, month } = getParts(language, opens);
  const date = days <= DAYS_BY_NAME ? weekday : `${weekday} ${day} ${month}`;
  const on = language === 'nl' ? 'op ' : 'on ';
  return language === 'nl' && days <= DAYS_BY_NAME ? `${date}` : `${on}${date}`;
}

/** Returns the sentence about the opening hours of a line that is true at an instant. */
export function formatOpenState(now: OpenState, isAlways: boolean, moment: Date, language: Language): string {
  if (isAlways) return HOURS_TEXTS.always[language];
  if (now.state === 'unknown') return HOURS_TEXTS.unknown[language];
  if (now.state === 'open') return formatOpenUntil(now.until, moment, language);
  if (now.opens === null) return HOURS_TEXTS.never[language];
  const [day, time] = [
    formatDay(now.opens, moment, language),
    formatTimeOfDay(getAmsterdamMinute(now.opens), language),
  ];
  return language === 'nl' ? `Gaat ${day} om ${time} open.` : `Opens ${day} at ${time}.`;
}
