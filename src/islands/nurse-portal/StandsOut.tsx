import type { ClientEntry } from '#src/contract/client-entry.ts';
import type { ClientDay } from '#src/contract/get-client-registrations.ts';
import { weekdayWord } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { weekBehind } from '#src/rules/nurse/week-behind.ts';
import { useIsland } from '#src/session/Island.tsx';
import { dayOf } from './client-bar.ts';

interface Props {
  client: ClientEntry;
  days: readonly ClientDay[];
  today: string;
}

/** Notable facts of the last seven days, in words. */
export function StandsOut({ client, days, today }: Props) {
  const { t, language } = useIsland();
  const counted = Object.fromEntries(days.map((day) => [day.date, dayOf(day)]));
  const start = client.registrationsStart as CalendarDate;
  const week = weekBehind(counted, start, today as CalendarDate);
  if (week === null) return null;
  const name = client.name || t('portal.unnamed');
  const { filled, over, overBefore } = week;
  const weekdays = new Intl.ListFormat(language).format(over.map((date) => weekdayWord(date, language)));
  const sentences = [
    filled === 0
      ? t('portal.standsOut.nothing', { name, count: week.days })
      : t('portal.standsOut.filled', { name, filled, count: week.days }),
    over.length > 0 ? t('portal.standsOut.over', { weekdays }) : '',
    over.length === 0 && week.judged > 0 ? t('portal.standsOut.within') : '',
    over.length > 0 && overBefore !== null ? t('portal.standsOut.before', { count: overBefore }) : '',
  ];
  return <p className="portal-stands-out">{sentences.filter(Boolean).join(' ')}</p>;
}
