import { timeWords } from '#src/i18n/moment-words.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Says an instant (ISO 8601) in the reader's language and Dutch time, "21 nov 2026, 17.58"; a dash for none. */
export function useInstant(): (instant: string | null) => string {
  const { language } = useIsland();
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' });
  return (instant) => {
    if (instant === null) return '–';
    const moment = new Date(instant);
    return `${days.format(moment)}, ${timeWords(moment, language)}`;
  };
}
