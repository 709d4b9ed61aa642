import { capitalised, dayWords, nearDay } from './date-words.ts';

const DAY_MS = 86_400_000;
const LOCALES: Readonly<Record<string, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** A day as people say it: "Vandaag", "Gisteren", "Donderdag 19 november", with the year where it is another one. */
export function dayAsSaid(date: string, today: string, language: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  const near = nearDay(daysAgo, language);
  if (near !== null) return capitalised(near);
  const year = date.slice(0, 4);
  return capitalised(year === today.slice(0, 4) ? dayWords(date, language) : `${dayWords(date, language)} ${year}`);
}

/** The time of an instant in Amsterdam: "7.12", "19:30" in English. */
export function timeWords(instant: Date, language: string): string {
  const time = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: 'Europe/Amsterdam',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
  return language === 'nl' ? time.replace(/^0(?=\d)/, '').replace(':', '.') : time;
}
