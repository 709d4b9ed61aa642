import { sql } from 'drizzle-orm';
import { BUILT_IN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { getDueMessage, MAX_DAYS_AWAY } from '#src/rules/after/messages.ts';
import { getMonthStep } from '#src/rules/after/month-steps.ts';
import { getNextOccurrence } from '#src/rules/after/own-dates.ts';
import { getDismissedKey } from '#src/rules/after/put-aside.ts';
import { isOfferFree } from '#src/rules/after/rising-line.ts';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, daysBetween } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { getDueCheck } from '#src/rules/self-tests/own-check.ts';
import { supports } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyWeekly } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { findLine, type LineRow, selectLine } from '../registrations/own-line.ts';
import { handleEachAccount, type ScheduledRecipient } from './each-batch.ts';
import { mayHaveActedSince } from './seen-since.ts';

interface OwnLine extends LineRow {
  /** Totals by date, as decimals. */
  readonly totals: Readonly<Record<CalendarDate, string>>;
  readonly checks: readonly CalendarDate[];
  /** Dismissed cards. */
  readonly aside: readonly string[];
  /** Causes of the sent messages. */
  readonly sent: readonly string[];
}

const COLUMNS = sql`${selectLine(sql`u.uid`)},
  (select coalesce(json_object_agg(d.date, d.total), '{}') from (
    select r.date::text, sum(r.amount)::text as total from registrations r where r.uid = u.uid group by r.date
  ) d) as totals,
  array(select t.day::text from test_results t
    where t.uid = u.uid and t.instrument = ${BUILT_IN_CHECK.instrument}) as checks,
  array(select a.card from put_aside a where a.uid = u.uid) as aside,
  array(select o.cause from outreach o where o.uid = u.uid) as sent`;

type Reader = ScheduledRecipient & OwnLine;
type Totals = ReadonlyMap<CalendarDate, Amount>;

const toTotals = (totals: OwnLine['totals']): Totals =>
  new Map(Object.entries(totals).map(([date, total]) => [date as CalendarDate, parseDecimal(total)]));

/** Offers a support week if the line rises and none was offered recently; returns true for a new offer. */
async function offerSupport(tx: Transaction, reader: Reader, totals: Totals, today: CalendarDate): Promise<boolean> {
  const { uid, lastOffer } = reader;
  const isRecent = [...totals.keys()].some((date) => date < today && date >= addDays(today, -DAYS_IN_WEEK));
  if (!isRecent || !isOfferFree(lastOffer, today)) return lastOffer === today;
  const line = findLine(reader, reader, { totals, today });
  if (line.state !== 'rising') return false;
  await tx.insert(supports).values({ uid, offeredOn: today, kind: line.kind }).onConflictDoNothing();
  return true;
}

/** Returns the last registered day, or for close ones the last visit. */
function getLastDay({ domain, activeAt }: Reader, totals: Totals, today: CalendarDate): CalendarDate | null {
  if (getDomain(domain as DomainKey).registration === null) return amsterdamDate(activeAt);
  return (
    [...totals.keys()]
      .filter((date) => date <= today)
      .toSorted()
      .at(-1) ?? null
  );
}

const MAIL_OF = { support: 'support', date: 'date', away: 'away', check: 'question', month: 'question' } as const;

async function sendMessage(system: ContentSystem, tx: Transaction, reader: Reader, today: CalendarDate) {
  const { uid, aside } = reader;
  const prefix = `after ${uid} `;
  const totals = toTotals(reader.totals);
  const isSupportNew = await offerSupport(tx, reader, totals, today);
  const programmeStart = reader.programStart as CalendarDate;
  const hasDays = getDomain(reader.domain as DomainKey).registration !== null;
  const since = getLastDay(reader, totals, today);
  const unlessAside = (card: 'check' | 'month', subject: number | null) =>
    subject !== null && aside.includes(getDismissedKey(card, subject)) ? null : subject;
  const due = getDueMessage({
    today,
    programmeStart,
    isWeekMailed: hasDays && reader.notifications.includes('week_mail'),
    isSupportNew,
    dates: reader.dates.flatMap((date) => getNextOccurrence(date, today) ?? []),
    away: since && { days: daysBetween(since, today), since },
    check: hasDays ? unlessAside('check', getDueCheck(programmeStart, reader.checks, today)) : null,
    month: unlessAside('month', getMonthStep(programmeStart, today, hasDays)),
    sent: reader.sent.flatMap((cause) => (cause.startsWith(prefix) ? [cause.slice(prefix.length)] : [])),
  });
  // The link of the week is sent by a separate job.
  if (due === null || due.kind === 'week') return;
  await notifyWeekly(system, tx, reader, due.kind, {
    setting: 'after_mail',
    mail: 'after',
    path: MAIL_PAGE_PATHS.programme,
    cause: `${prefix}${due.cause}`,
    values: { after: MAIL_OF[due.kind] },
  });
}

/**
 * Sends the messages after the six weeks: offers a support week to every participant whose line rises, also to those
 * without mails, and sends at most one message a week to the others.
 */
export async function sendAfterMessages(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const today = amsterdamDate(system.now());
  const where = sql`${mayHaveActedSince(addDays(today, -MAX_DAYS_AWAY))} and u.program_start <= ${addDays(today, -PROGRAMME_DAYS)}::date and (
    (u.validated_at is not null and 'after_mail' = any(u.notifications)) or exists (
      select 1 from registrations r
      where r.uid = u.uid and r.date between ${addDays(today, -DAYS_IN_WEEK)}::date and ${addDays(today, -1)}::date))`;
  await handleEachAccount<OwnLine>(system, sweep, { where, columns: COLUMNS }, (tx, reader) =>
    sendMessage(system, tx, reader, today),
  );
}
