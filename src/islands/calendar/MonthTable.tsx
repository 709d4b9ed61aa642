import type { KeyboardEvent } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { capitalised, monthWords, weekdayShort, weekdayWord } from '#src/i18n/date-words.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { DayCell } from './DayCell.tsx';
import { type Month, weeksOfMonth } from './month.ts';

interface Props {
  month: Month;
  days: RegistrationsOverview;
  start: CalendarDate;
  today: CalendarDate;
  /** The day in the tab order. */
  at: CalendarDate;
  onFocus: (date: CalendarDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A month as a table, Monday first. One stop for the tab key; arrows, Home, End, PageUp and PageDown move inside. */
export function MonthTable({ month, days, start, today, at, onFocus, onKeyDown }: Props) {
  const { language } = useIsland();
  const weekdays = WEEK.map((day) => addDays(mondayOf(`${month}-01` as CalendarDate), day));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move inside this table, as in a grid
    <table className="calendar" role="grid" onKeyDown={onKeyDown}>
      <caption>{capitalised(monthWords(`${month}-01`, language))}</caption>
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{weekdayShort(date, language)}</span>
              <span className="visually-hidden">{weekdayWord(date, language)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is known by its column
                <td key={column} />
              ) : (
                <DayCell
                  key={date}
                  {...{ date, start, today, onFocus }}
                  day={days[date] ?? { total: null, goal: null }}
                  isStop={date === at}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
