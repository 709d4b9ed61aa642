import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import type { PraisedDay } from '#src/rules/praise/praise-of.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { stoneOfDay } from '#src/ui/stone/stone-of-day.ts';

interface Props {
  date: CalendarDate;
  day: PraisedDay;
  start: CalendarDate;
  today: CalendarDate;
  /** True for the one cell in the tab order. */
  isStop: boolean;
  onFocus: (date: CalendarDate) => void;
}

/** A day: its stone, its number, and its state as text. Days that can be filled in are links. */
export function DayCell({ date, day, start, today, isStop, onFocus }: Props) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const mark = getDayMark(day, date, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const amount = day.total === null ? '' : amountWords(unitsOf(day.total), unit, language);
  const words = [capitalised(dayWords(date, language)), amount, t(`plan.state.${mark}`)].filter(Boolean).join(', ');
  const stop = { tabIndex: isStop ? 0 : -1, onFocus: () => onFocus(date) };
  const isOpen = date >= start && date <= today;
  const current = date === today ? 'date' : undefined;
  const face = (
    <>
      {isOpen && <Stone state={stoneOfDay(mark)} />}
      <span aria-hidden="true" className="calendar-number">
        {Number(date.slice(-2))}
      </span>
      <span className="visually-hidden">{words}</span>
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
