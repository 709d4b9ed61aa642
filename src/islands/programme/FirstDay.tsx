import { capitalise, formatDay } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { useStoreCurrentPlace } from './use-store-current-place.ts';

/** Card of the first day, with a drawing of a bench until the day is registered. */
export function FirstDay({ today, isFilled }: { today: CalendarDate; isFilled: boolean }) {
  const { t, language } = useIsland();
  const heading = t('programme.place.begin');
  useStoreCurrentPlace(heading, 'rust', 'morning');
  return (
    <div className="page-width first-day" data-light="morning">
      <LinkedDrawing name="rust" />
      <div>
        <p className="soft">{t('programme.first.date', { date: capitalise(formatDay(today, language)) })}</p>
        <h1>{heading}</h1>
      </div>
      {!isFilled && <p className="lead">{t('programme.first.text')}</p>}
    </div>
  );
}
