import type { DomainWords, Language } from '#src/domains/domain.ts';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { barPercentage, spokenBarPercentage } from '#src/rules/registrations/bar-height.ts';
import { calendarState } from '#src/rules/registrations/calendar-state.ts';
import type { Day } from '#src/rules/registrations/day.ts';
import { type DayBarState, dayBarState, linksToRegistration } from '#src/rules/registrations/day-bar.ts';
import type { DayBar, DayBarKind } from '#src/ui/day-bars/DayBars.tsx';

const KINDS: Readonly<Record<Exclude<DayBarState, 'no-data'>, DayBarKind>> = {
  'goal-not-set': 'no-goal',
  'goal-achieved': 'met',
  'goal-not-achieved': 'over',
};

/** What the bars of a group of weeks share. */
export interface BarGround {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainWords['unit']>;
  readonly maximum: Amount;
  readonly today: CalendarDate;
  readonly start: CalendarDate;
  readonly href: (date: CalendarDate) => string;
}

/** What became of a day, in words: as the calendar says it, or that it lies before the start. */
export function stateWords({ t, today, start }: BarGround, day: Day, date: CalendarDate): string {
  if (date < start && day.total === null) return t('plan.beforeStart');
  return t(`plan.state.${calendarState(day, date, today)}`);
}

function spoken(ground: BarGround, day: Day, date: CalendarDate): string {
  const { t, language, unit, maximum } = ground;
  const goal = day.goal === null ? '' : t('plan.bar.goal', { amount: amountWords(unitsOf(day.goal), unit, language) });
  const amount =
    day.total === null
      ? ''
      : t('plan.bar.amount', {
          amount: amountWords(unitsOf(day.total), unit, language),
          percentage: spokenBarPercentage(day.total, maximum),
        });
  return [capitalised(dayWords(date, language)), amount, goal, stateWords(ground, day, date)]
    .filter(Boolean)
    .join(', ');
}

function kindOf({ today, start }: BarGround, day: Day, date: CalendarDate): DayBarKind {
  const state = dayBarState(day);
  if (state !== 'no-data') return KINDS[state];
  return date > today || date < start ? 'ahead' : 'missing';
}

/** A day as the bar that stands for it. Today and later days lead to their registration, past days are read. */
export function dayBar(ground: BarGround, day: Day, date: CalendarDate): DayBar {
  const { language, maximum, today } = ground;
  const kind = kindOf(ground, day, date);
  const amount = day.total === null ? null : numberWords(unitsOf(day.total), language);
  return {
    key: date,
    kind,
    height: day.total === null ? 0 : barPercentage(day.total, maximum) / 100,
    ...(day.goal === null ? {} : { goal: barPercentage(day.goal, maximum) / 100 }),
    ...(amount === null ? (kind === 'missing' ? { amount: '–' } : {}) : { amount }),
    name: weekdayShort(date, language),
    label: spoken(ground, day, date),
    isToday: date === today,
    ...(linksToRegistration(date, today) ? { href: ground.href(date) } : {}),
  };
}
