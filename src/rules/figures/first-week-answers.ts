import type { UnitKey } from '#src/domains/domain.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { getRunChecks, type RatingScale, type SelfCheck } from '../self-tests/self-check.ts';
import type { DaysWithUsage } from './days-with-usage.ts';
import { getCost } from './money.ts';
import { getFirstWeek, type ReportedWeek } from './then-and-now.ts';
import type { UserFigures } from './user-figures.ts';

/**
 * Questions about the first week that registrations of that week can answer, by their key in a form. Memory after six
 * weeks is too favourable, so the earlier number is shown and only the new one is entered.
 */
const FIRST_WEEK_QUESTIONS: Readonly<Record<string, 'use' | 'money' | RatingScale>> = {
  glazen_toen: 'use',
  geld_toen: 'money',
  slaap_toen: 'sleep',
  trek_toen: 'urge',
  vertrouwen_toen: 'confidence',
};

/** Known answer to a question about the first week. */
export type FirstWeekAnswer =
  | { readonly kind: 'use'; readonly week: ReportedWeek }
  /** Cost of that week, in whole cents, by the user's own price. */
  | { readonly kind: 'money'; readonly week: ReportedWeek; readonly cents: number }
  | { readonly kind: RatingScale; readonly step: number };

export const isFirstWeekQuestion = (key: string): boolean => Object.hasOwn(FIRST_WEEK_QUESTIONS, key);

export interface BaselineFigures {
  readonly days: DaysWithUsage;
  readonly checks: readonly SelfCheck[];
  readonly unit: UnitKey;
  readonly price: UserFigures;
  readonly programmeStart: CalendarDate;
}

/** Returns the known answer about the first week of the programme; null to show the question. */
export function getFirstWeekAnswer(
  key: string,
  baselineFigures: BaselineFigures,
  today: CalendarDate,
): FirstWeekAnswer | null {
  const options = isFirstWeekQuestion(key) ? FIRST_WEEK_QUESTIONS[key] : undefined;
  if (options === undefined) return null;
  if (options === 'use' || options === 'money') {
    const week = getFirstWeek(baselineFigures.days, baselineFigures.programmeStart, today);
    if (week === null || options === 'use') return week && { kind: 'use', week };
    const cents = getCost(baselineFigures.unit, week.amount, baselineFigures.price);
    return cents === null ? null : { kind: options, week, cents };
  }
  const [first] = getRunChecks(baselineFigures.programmeStart, baselineFigures.checks);
  const isOfThen = first !== undefined && first.day < addDays(baselineFigures.programmeStart, DAYS_IN_WEEK);
  return isOfThen ? { kind: options, step: first.answers[options] } : null;
}
