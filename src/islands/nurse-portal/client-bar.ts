import type { ClientDay } from '#src/contract/get-client-registrations.ts';
import type { DomainWords, Language } from '#src/domains/domain.ts';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { type Amount, amountOfUnits } from '#src/rules/amounts/amount.ts';
import { barPercentage, spokenBarPercentage } from '#src/rules/registrations/bar-height.ts';
import type { Day } from '#src/rules/registrations/day.ts';
import { type DayBarState, dayBarState } from '#src/rules/registrations/day-bar.ts';
import type { DayBar, DayBarKind } from '#src/ui/day-bars/DayBars.tsx';

/** What the bars of a client share. */
export interface ClientContext {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainWords['unit']>;
  readonly maximum: Amount;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly start: string;
}

const KINDS: Readonly<Record<DayBarState, DayBarKind>> = {
  'no-data': 'missing',
  'goal-not-set': 'no-goal',
  'goal-achieved': 'met',
  'goal-not-achieved': 'over',
};

const amountIn = (units: number | null): Amount | null => (units === null ? null : amountOfUnits(units));

/** A client's day as the rules count it. */
export const dayOf = ({ totalAmount, goal }: ClientDay): Day => ({
  total: amountIn(totalAmount),
  goal: amountIn(goal),
});

function kindOf({ today, start }: ClientContext, day: Day, date: string): DayBarKind {
  const isOutside = day.total === null && (date > today || date < start);
  return isOutside ? 'ahead' : KINDS[dayBarState(day)];
}

function spoken(context: ClientContext, shown: ClientDay, kind: DayBarKind): string {
  const { t, language, unit, maximum } = context;
  const { total } = dayOf(shown);
  const words = (units: number | null) => (units === null ? '' : amountWords(units, unit, language));
  const parts = [
    capitalised(dayWords(shown.date, language)),
    total === null
      ? ''
      : t('portal.bar.amount', {
          amount: words(shown.totalAmount),
          percentage: spokenBarPercentage(total, maximum),
        }),
    shown.goal === null ? '' : t('portal.bar.goal', { amount: words(shown.goal) }),
    t(`portal.bar.${kind}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A day of a client as a bar to read: capped at the maximum, with its number true (section 9). */
export function clientBar(context: ClientContext, shown: ClientDay): DayBar {
  const { language, maximum, today } = context;
  const day = dayOf(shown);
  const kind = kindOf(context, day, shown.date);
  return {
    key: shown.date,
    kind,
    height: day.total === null ? 0 : barPercentage(day.total, maximum) / 100,
    ...(day.goal === null ? {} : { goal: barPercentage(day.goal, maximum) / 100 }),
    ...(shown.totalAmount === null ? {} : { amount: numberWords(shown.totalAmount, language) }),
    ...(kind === 'missing' ? { amount: '–' } : {}),
    name: weekdayShort(shown.date, language),
    label: spoken(context, shown, kind),
    isToday: shown.date === today,
  };
}
