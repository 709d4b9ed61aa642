import { dayAsSaid, timeWords } from '#src/i18n/moment-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';

/** An instant as people say it: "Gisteren om 7.12 uur". */
export function Moment({ at }: { at: string }) {
  const { t, language } = useIsland();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return null;
  const day = dayAsSaid(amsterdamDate(instant), amsterdamDate(new Date()), language);
  return <time dateTime={at}>{t('forum.moment', { day, time: timeWords(instant, language) })}</time>;
}
