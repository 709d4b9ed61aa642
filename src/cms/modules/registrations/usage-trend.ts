import { type SQL, sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { listQuietPeriods, type MarkedDate } from '#src/rules/after/personal-dates.ts';
import { getRiseStart, getUsageTrend, type TrendFacts, type UsageTrend } from '#src/rules/after/usage-trend.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** Data of an account that its rising line is computed from, in addition to its days. */
export interface UsageTrendRow {
  readonly lastOffer: CalendarDate | null;
  readonly lastPath: CalendarDate | null;
  readonly dates: readonly MarkedDate[];
}

/** Selects the columns of `UsageTrendRow` for the account with this uid. */
export const selectUsageTrend = (uid: SQL): SQL => sql`
  (select max(s.offered_on)::text from supports s where s.uid = ${uid}) as "lastOffer",
  (select max(p.begun_on)::text from paths p where p.uid = ${uid}) as "lastPath",
  (select coalesce(json_agg(json_build_object(
    'uuid', d.uuid, 'first', d.first, 'last', d.last, 'isYearly', d.yearly)), '[]')
    from own_dates d where d.uid = ${uid}) as dates`;

interface TrendUser {
  readonly domain: string | null;
  readonly programStart: string;
}

/** Computes the usage trend of a user on a day, for the user, the job and the nurse. */
export function findUsageTrend(
  { lastOffer, lastPath, dates }: UsageTrendRow,
  { domain, programStart }: TrendUser,
  { totals, today }: Pick<TrendFacts, 'totals' | 'today'>,
): UsageTrend {
  const programmeStart = programStart as CalendarDate;
  return getUsageTrend({
    domain: domain as DomainKey,
    totals,
    programmeStart,
    trendStart: getRiseStart(lastPath ?? programmeStart, lastOffer),
    quiet: listQuietPeriods(dates, programmeStart, today),
    today,
  });
}
