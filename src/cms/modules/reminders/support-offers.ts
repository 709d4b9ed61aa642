import { sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { getLineFrom, getRisingLine, isOfferFree } from '#src/rules/after/rising-line.ts';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { supports } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { eachBatch } from './each-batch.ts';

interface OwnLine {
  readonly lastOffer: CalendarDate | null;
  readonly lastPath: CalendarDate | null;
  /** Totals by date, as decimals. */
  readonly totals: Readonly<Record<CalendarDate, string>>;
}

const COLUMNS = sql`
  (select max(s.offered_on)::text from supports s where s.uid = u.uid) as "lastOffer",
  (select max(p.begun_on)::text from paths p where p.uid = u.uid) as "lastPath",
  (select json_object_agg(d.date, d.total) from (
    select r.date::text, sum(r.amount)::text as total from registrations r where r.uid = u.uid group by r.date
  ) d) as totals`;

const toAmounts = (totals: OwnLine['totals']): ReadonlyMap<CalendarDate, Amount> =>
  new Map(Object.entries(totals).map(([date, total]) => [date as CalendarDate, parseDecimal(total)]));

/**
 * Offers a support week to every participant whose own line rises, after the six weeks and with a day of the last seven;
 * also to those who receive no mail.
 */
export async function offerSupport(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const today = amsterdamDate(system.now());
  const where = sql`u.program_start <= ${addDays(today, -PROGRAMME_DAYS)}::date and exists (
    select 1 from registrations r
    where r.uid = u.uid and r.date between ${addDays(today, -DAYS_IN_WEEK)}::date and ${addDays(today, -1)}::date)`;
  await eachBatch<OwnLine>(system, sweep, { where, columns: COLUMNS }, async (tx, reader) => {
    const { uid, lastOffer, lastPath } = reader;
    if (!isOfferFree(lastOffer, today)) return;
    const programmeStart = reader.programStart as CalendarDate;
    const line = getRisingLine({
      domain: reader.domain as DomainKey,
      totals: toAmounts(reader.totals),
      programmeStart,
      lineFrom: getLineFrom(lastPath ?? programmeStart, lastOffer),
      quiet: [],
      today,
    });
    if (line.state !== 'rising') return;
    await tx.insert(supports).values({ uid, offeredOn: today, kind: line.kind }).onConflictDoNothing();
  });
}
