import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { calendarState } from '#src/rules/registrations/calendar-state.ts';
import type { Day } from '#src/rules/registrations/day.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { stoneOfDay } from '#src/ui/stone/stone-of-day.ts';

interface Props {
  date: CalendarDate;
  day: Day;
  start: CalendarDate;
  today: CalendarDate;
  /** Whether the tab key stops here. */
  isStop: boolean;
  onFocus: (date: CalendarDate) => void;
}

/** A day: its stone, its number, and in words what became of it. Days that can be filled in lead there. */
export function DayCell({ date, day, start, today, isStop, onFocus }: Props) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const state = calendarState(day, date, today);
  const isBefore = date < start && day.total === null;
  const amount = day.total === null ? '' : amountWords(unitsOf(day.total), unit, language);
  const became = isBefore ? t('plan.beforeStart') : t(`plan.state.${state}`);
  const words = [capitalised(dayWords(date, language)), amount, became].filter(Boolean).join(', ');
  const stop = { tabIndex: isStop ? 0 : -1, onFocus: () => onFocus(date) };
  const isOpen = date >= start && date <= today;
  const current = date === today ? 'date' : undefined;
  const face = (
    <>
      {isOpen && <Stone state={stoneOfDay(state)} />}
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
