import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { capitalise, formatMonth } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { DateRange } from '#src/rules/registrations/overview-range.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { MonthTable } from './MonthTable.tsx';
import { listMonths, moveToMonth, toMonth } from './month.ts';
import { getDayForKey } from './moved-day.ts';

interface Props {
  days: RegistrationsOverview;
  start: CalendarDate;
  today: CalendarDate;
  range: DateRange;
}

/** Displays a month, initially the current one; keys move between days and months. */
export function Months({ days, start, today, range }: Props) {
  const { t, language } = useIsland();
  const [at, setAt] = useState(today);
  const place = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const months = listMonths(range);
  const displayed = months.indexOf(toMonth(at));
  const [before, after] = [months[displayed - 1], months[displayed + 1]];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key led to
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = getDayForKey(event.key, at, range);
    if (to === null) return;
    event.preventDefault();
    byKey.current = to !== at;
    setAt(to);
  };

  return (
    <div ref={place} className="stack">
      <p className="visually-hidden" aria-live="polite">
        {capitalise(formatMonth(at, language))}
      </p>
      <div className="sheet">
        <MonthTable {...{ days, start, today, at, onKeyDown }} month={toMonth(at)} onFocus={setAt} />
      </div>
      <p className="soft calendar-keys">{t('calendar.keys')}</p>
      <div className="button-row calendar-months">
        {before && (
          <Button kind="quiet" icon="arrow-left" onClick={() => setAt(moveToMonth(before, at))}>
            {capitalise(formatMonth(`${before}-01`, language))}
          </Button>
        )}
        {after && (
          <Button kind="quiet" icon="arrow-right" onClick={() => setAt(moveToMonth(after, at))}>
            {capitalise(formatMonth(`${after}-01`, language))}
          </Button>
        )}
      </div>
    </div>
  );
}
