import { dayAsSaid, timeWords } from '#src/i18n/moment-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';

/** Says a moment in the reader's words: "Vandaag, 7.12". */
export function useMoment(): (iso: string) => string {
  const { language } = useIsland();
  const today = useToday(amsterdamDate);
  return (iso) => {
    const instant = new Date(iso);
    return `${dayAsSaid(amsterdamDate(instant), today, language)}, ${timeWords(instant, language)}`;
  };
}
