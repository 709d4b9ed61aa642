import type { KeyboardEvent } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatMonth, formatShortWeekday, formatWeekday } from '#src/i18n/format-date.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { listMonthWeeks, type Month } from './month.ts';

interface DayCellProps {
  date: CalendarDate;
  day: DayWithUsage;
  start: CalendarDate;
  today: CalendarDate;
  /** True for the only cell in the tab order. */
  isStop: boolean;
  onFocus: (date: CalendarDate) => void;
}

/** Table cell of a day with its stone, number and state as text. Days that can be registered are links. */
export function DayCell({ date, day, start, today, isStop, onFocus }: DayCellProps) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const mark = getDayMark(day, date, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const amount = day.total === null ? '' : formatAmount(toUnits(day.total), unit, language);
  const text = [capitalise(formatDay(date, language)), amount, t(`plan.state.${mark}`)].filter(Boolean).join(', ');
  const stop = { tabIndex: isStop ? 0 : -1, onFocus: () => onFocus(date) };
  const isOpen = date >= start && date <= today;
  const current = date === today ? 'date' : undefined;
  const face = (
    <>
      {isOpen && <Stone state={mark} />}
      <span aria-hidden="true" className="calendar-number">
        {Number(date.slice(-2))}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
  if (!isOpen) {
    return (
      <td className="calendar-closed" {...stop}>
        <span className="calendar-day">{face}</span>
      </td>
    );
  }
  return (
    <td>
      <a className="calendar-day" href={href('registration', { date })} aria-current={current} {...stop}>
        {face}
      </a>
    </td>
  );
}

interface Props {
  month: Month;
  days: RegistrationsOverview;
  start: CalendarDate;
  today: CalendarDate;
  /** Day that is in the tab order. */
  focusedDate: CalendarDate;
  onFocus: (date: CalendarDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Table of a month, from Monday, with one tab stop. Arrow keys, Home, End, PageUp and PageDown move inside it. */
export function MonthTable({ month, days, start, today, focusedDate, onFocus, onKeyDown }: Props) {
  const { language } = useIsland();
  const weekdays = WEEK.map((day) => addDays(getMonday(`${month}-01` as CalendarDate), day));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move inside this table, as in a grid
    <table className="calendar" role="grid" onKeyDown={onKeyDown}>
      <caption>{capitalise(formatMonth(`${month}-01`, language))}</caption>
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{formatShortWeekday(date, language)}</span>
              <span className="visually-hidden">{formatWeekday(date, language)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listMonthWeeks(month).map((week) => (
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
                  isStop={date === focusedDate}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
