import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { capitalise, formatMonth } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { DateRange } from '#src/rules/registrations/overview-range.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { getDayForKey } from './day-for-key.ts';
import { MonthTable } from './MonthTable.tsx';
import { listMonths, moveToMonth, toMonth } from './month.ts';

interface Props {
  days: RegistrationsOverview;
  start: CalendarDate;
  today: CalendarDate;
  range: DateRange;
}

/** Displays a month, initially the current one; keys move between days and months. */
export function Months({ days, start, today, range }: Props) {
  const { t, language } = useIsland();
  const [focusedDate, setAt] = useState(today);
  const containerRef = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const months = listMonths(range);
  const displayedIndex = months.indexOf(toMonth(focusedDate));
  const [earlier, later] = [months[displayedIndex - 1], months[displayedIndex + 1]];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key led to
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    containerRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusedDate]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = getDayForKey(event.key, focusedDate, range);
    if (to === null) return;
    event.preventDefault();
    byKey.current = to !== focusedDate;
    setAt(to);
  };

  return (
    <div ref={containerRef} className="stack">
      <p className="visually-hidden" aria-live="polite">
        {capitalise(formatMonth(focusedDate, language))}
      </p>
      <div className="sheet">
        <MonthTable {...{ days, start, today, focusedDate, onKeyDown }} month={toMonth(focusedDate)} onFocus={setAt} />
      </div>
      <p className="soft calendar-keys">{t('calendar.keys')}</p>
      <div ref={keepFocusInRows} className="button-row calendar-months">
        {earlier && (
          <Button kind="quiet" icon="arrow-left" onClick={() => setAt(moveToMonth(earlier, focusedDate))}>
            {capitalise(formatMonth(`${earlier}-01`, language))}
          </Button>
        )}
        {later && (
          <Button kind="quiet" icon="arrow-right" onClick={() => setAt(moveToMonth(later, focusedDate))}>
            {capitalise(formatMonth(`${later}-01`, language))}
          </Button>
        )}
      </div>
    </div>
  );
}
