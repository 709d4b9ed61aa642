import { sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { getDueMessage, MAX_DAYS_AWAY } from '#src/rules/after/messages.ts';
import { getNextOccurrence } from '#src/rules/after/personal-dates.ts';
import { canOfferSupport } from '#src/rules/after/usage-trend.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { supportWeeks } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUserWeekly } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { type DuePartsRow, getDueQuestions, selectDueParts, toDayTotals } from '../registrations/due-parts.ts';
import { findUsageTrend } from '../registrations/usage-trend.ts';
import { mayHaveActedSince } from './activity-since.ts';
import { handleEachAccount, type ScheduledRecipient } from './each-batch.ts';

interface DueTrend extends DuePartsRow {
  /** Causes of the sent messages. */
  readonly sent: readonly string[];
}

const COLUMNS = sql`${selectDueParts(sql`u.uid`)},
  array(select o.cause from outreach o where o.uid = u.uid) as sent`;

type Reader = ScheduledRecipient & DueTrend;
type Totals = ReadonlyMap<CalendarDate, Amount>;

/** Offers a support week if the user's usage trend is rising and none was offered recently; returns true for a new offer. */
async function offerSupport(tx: Transaction, reader: Reader, totals: Totals, today: CalendarDate): Promise<boolean> {
  const { uid, lastOffer } = reader;
  const isRecent = [...totals.keys()].some((date) => date < today && date >= addDays(today, -DAYS_IN_WEEK));
  if (!isRecent || !canOfferSupport(lastOffer, today)) return lastOffer === today;
  const line = findUsageTrend(reader, reader, { totals, today });
  if (line.state !== 'rising') return false;
  await tx.insert(supportWeeks).values({ uid, offeredOn: today, kind: line.kind }).onConflictDoNothing();
  return true;
}

/** Returns the last registered day, or for close ones the last visit. */
function getLastDay({ domain, activeAt }: Reader, totals: Totals, today: CalendarDate): CalendarDate | null {
  if (getDomain(domain as DomainKey).registration === null) return getAmsterdamDate(activeAt);
  return (
    [...totals.keys()]
      .filter((date) => date <= today)
      .toSorted()
      .at(-1) ?? null
  );
}

const MAIL_OF = { support: 'support', date: 'date', away: 'away', check: 'question', month: 'question' } as const;

async function sendMessage(system: ContentSystem, tx: Transaction, reader: Reader, today: CalendarDate) {
  const { uid } = reader;
  const prefix = `after ${uid} `;
  const totals = toDayTotals(reader);
  const isSupportNew = await offerSupport(tx, reader, totals, today);
  const programmeStart = reader.programStart as CalendarDate;
  const hasDays = getDomain(reader.domain as DomainKey).registration !== null;
  const since = getLastDay(reader, totals, today);
  const dueMessage = getDueMessage({
    today,
    programmeStart,
    isWeekMailed: hasDays && reader.notifications.includes('week_mail'),
    isSupportNew,
    dates: reader.dates.flatMap((date) => getNextOccurrence(date, today) ?? []),
    away: since && { days: countDaysBetween(since, today), since },
    ...getDueQuestions(system.config, reader, programmeStart, today, hasDays),
    sent: reader.sent.flatMap((cause) => (cause.startsWith(prefix) ? [cause.slice(prefix.length)] : [])),
  });
  // The link of the week is sent by a separate job.
  if (dueMessage === null || dueMessage.kind === 'week') return;
  await notifyUserWeekly(system, tx, reader, dueMessage.kind, {
    setting: 'after_mail',
    mail: 'after',
    path: MAIL_PAGE_PATHS.programme,
    cause: `${prefix}${dueMessage.cause}`,
    values: { after: MAIL_OF[dueMessage.kind] },
  });
}

/**
 * Sends the messages after the six weeks: offers a support week to every participant with a rising trend, also to those
 * without mails, and sends at most one message a week to the others.
 */
export async function sendAftercareMessages(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const today = getAmsterdamDate(system.now());
  const condition = sql`${mayHaveActedSince(addDays(today, -MAX_DAYS_AWAY))} and u.program_start <= ${addDays(today, -PROGRAMME_DAYS)}::date and (
    (u.validated_at is not null and 'after_mail' = any(u.notifications)) or exists (
      select 1 from registrations r
      where r.uid = u.uid and r.date between ${addDays(today, -DAYS_IN_WEEK)}::date and ${addDays(today, -1)}::date))`;
  await handleEachAccount<DueTrend>(system, sweep, { where: condition, columns: COLUMNS }, (tx, reader) =>
    sendMessage(system, tx, reader, today),
  );
}
