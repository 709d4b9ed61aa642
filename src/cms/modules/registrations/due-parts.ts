import { type SQL, sql } from 'drizzle-orm';
import { BUILT_IN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import { getDismissedKey } from '#src/rules/after/dismissed-cards.ts';
import { getMonthStep, MONTH_STEP_SCREENS, type MonthStep } from '#src/rules/after/month-steps.ts';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDueCheck } from '#src/rules/self-tests/self-check.ts';
import { getScreen, isFeatureEnabled } from '#src/screens/match.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { selectUsageTrend, type UsageTrendRow } from './usage-trend.ts';

/** Data of an account that the due parts of its home are computed from. */
export interface DuePartsRow extends UsageTrendRow {
  /** Totals by date, as decimals. */
  readonly totals: Readonly<Record<CalendarDate, string>>;
  readonly checks: readonly CalendarDate[];
  /** Dismissed cards. */
  readonly aside: readonly string[];
}

/** Selects the columns of `DuePartsRow` for the account with this uid. */
export const selectDueParts = (uid: SQL): SQL => sql`${selectUsageTrend(uid)},
  (select coalesce(json_object_agg(d.date, d.total), '{}') from (
    select r.date::text, sum(r.amount)::text as total from registrations r where r.uid = ${uid} group by r.date
  ) d) as totals,
  array(select t.day::text from test_results t
    where t.uid = ${uid} and t.instrument = ${BUILT_IN_CHECK.instrument}) as checks,
  array(select a.card from put_aside a where a.uid = ${uid}) as aside`;

/** Returns the totals by date. */
export const toDayTotals = ({ totals }: Pick<DuePartsRow, 'totals'>): ReadonlyMap<CalendarDate, Amount> =>
  new Map(Object.entries(totals).map(([date, total]) => [date as CalendarDate, parseDecimal(total)]));

interface DueQuestions {
  readonly check: number | null;
  readonly month: MonthStep | null;
}

/**
 * Returns the due self-check and the open month step, unless they were dismissed. A month step is due only if the
 * installation offers its screen.
 */
export function getDueQuestions(
  { offers }: Pick<ContentSystem['config'], 'offers'>,
  { checks, aside }: Pick<DuePartsRow, 'checks' | 'aside'>,
  programmeStart: CalendarDate,
  today: CalendarDate,
  hasDays = true,
): DueQuestions {
  const step = getMonthStep(programmeStart, today, hasDays);
  const isOffered = step !== null && isFeatureEnabled(getScreen(MONTH_STEP_SCREENS[step]), offers);
  const findUnlessDismissed = <T extends number>(card: 'check' | 'month', subject: T | null): T | null =>
    subject !== null && aside.includes(getDismissedKey(card, subject)) ? null : subject;
  return {
    check: hasDays ? findUnlessDismissed('check', getDueCheck(programmeStart, checks, today)) : null,
    month: findUnlessDismissed('month', isOffered ? step : null),
  };
}
