import type { DomainWords, Language } from '#src/domains/domain.ts';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { type Amount, NOTHING, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { dayMark } from '#src/rules/praise/day-mark.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { type PraisedDay, praiseOf } from '#src/rules/praise/praise-of.ts';
import { barPercentage } from '#src/rules/registrations/bar-height.ts';
import { type DayBarState, dayBarState, linksToRegistration } from '#src/rules/registrations/day-bar.ts';
import type { DayBar, DayBarKind } from '#src/ui/day-bars/DayBars.tsx';

const KINDS: Readonly<Record<Exclude<DayBarState, 'no-data'>, DayBarKind>> = {
  'goal-not-set': 'no-goal',
  'goal-achieved': 'met',
  'goal-not-achieved': 'over',
};

/** What the bars of a group of weeks share. */
export interface BarContext {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainWords['unit']>;
  readonly maximum: Amount;
  readonly praise: PraiseLimits;
  readonly today: CalendarDate;
  readonly start: CalendarDate;
  readonly href: (date: CalendarDate) => string;
}

/** What became of a day, in words: as the calendar says it, or that it lies before the start. */
export function stateWords({ t, today, start, praise }: BarContext, day: PraisedDay, date: CalendarDate): string {
  if (date < start && day.total === null) return t('plan.beforeStart');
  return t(`plan.state.${dayMark(day, date, today, praise)}`);
}

/** Who hears a bar hears the day, what was used, the goal and what became of it: a height says nothing to a listener. */
function spoken(context: BarContext, day: PraisedDay, date: CalendarDate): string {
  const { t, language, unit } = context;
  const amount = day.total === null ? '' : amountWords(unitsOf(day.total), unit, language);
  const goal = day.goal === null ? '' : t('plan.bar.goal', { amount: amountWords(unitsOf(day.goal), unit, language) });
  return [capitalised(dayWords(date, language)), amount, goal, stateWords(context, day, date)]
    .filter(Boolean)
    .join(', ');
}

function kindOf({ today, start, praise }: BarContext, day: PraisedDay, date: CalendarDate): DayBarKind {
  const state = dayBarState(day);
  if (state === 'goal-achieved' && praiseOf(day, praise) === 'neutral') return 'filled';
  if (state !== 'no-data') return KINDS[state];
  if (date < start) return 'before';
  return date > today ? 'ahead' : 'missing';
}

/** A day as the bar that stands for it. Today and later days lead to their registration, past days are read. */
export function dayBar(context: BarContext, day: PraisedDay, date: CalendarDate): DayBar {
  const { language, maximum, today } = context;
  const kind = kindOf(context, day, date);
  const amount = day.total === null ? null : numberWords(unitsOf(day.total), language);
  return {
    key: date,
    kind,
    isZero: day.total === NOTHING,
    height: day.total === null ? 0 : barPercentage(day.total, maximum) / 100,
    ...(day.goal === null ? {} : { goal: barPercentage(day.goal, maximum) / 100 }),
    ...(amount === null ? (kind === 'missing' ? { amount: '–' } : {}) : { amount }),
    name: weekdayShort(date, language),
    label: spoken(context, day, date),
    isToday: date === today,
    ...(linksToRegistration(date, today) ? { href: context.href(date) } : {}),
  };
}
