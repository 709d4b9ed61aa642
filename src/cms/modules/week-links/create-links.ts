import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '#src/domains/domain.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { outreachMessages, weekLinks } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { createWeekToken, toLinksDigest } from './find-link.ts';

/** A participant who gets a link. */
interface WeekReader {
  readonly uid: number;
  readonly language: Language;
  readonly dayStartsAt: number;
}

/** Identifies the mail of a week. */
export const toWeekMailCause = (uid: number, monday: CalendarDate): string => `week ${uid} ${monday}`;

/**
 * Creates the links of a batch for the week that ended, in one statement each, and ends the previous links. Returns
 * tokens by uid; a participant who was sent another message this week gets none.
 */
export async function createWeekLinks(
  { keys, now }: Pick<ContentSystem, 'keys' | 'now'>,
  tx: Transaction,
  readers: readonly WeekReader[],
  sentOn: CalendarDate,
): Promise<ReadonlyMap<number, string>> {
  if (readers.length === 0) return new Map();
  const monday = addDays(sentOn, -DAYS_IN_WEEK);
  const weeks = readers.map(({ uid }) => ({ uid, monday: sentOn, kind: 'week', cause: toWeekMailCause(uid, monday) }));
  const createdRows = await tx
    .insert(outreachMessages)
    .values(weeks)
    .onConflictDoNothing()
    .returning({ uid: outreachMessages.uid });
  const selectedIds = new Set(createdRows.map(({ uid }) => uid));
  const tokens = new Map([...selectedIds].map((uid) => [uid, createWeekToken()]));
  const rows = readers.flatMap(({ uid, language, dayStartsAt }) => {
    const token = tokens.get(uid);
    if (token === undefined) return [];
    const hour = sql`${addDays(sentOn, DAYS_IN_WEEK)}::date + make_interval(hours => ${dayStartsAt})`;
    const endsAt = sql`(${hour}) at time zone 'Europe/Amsterdam'`;
    return [{ uid, monday, digest: toLinksDigest(keys, token), language, mailedAt: now(), endsAt }];
  });
  if (rows.length === 0) return new Map();
  const isBefore = and(
    inArray(weekLinks.uid, [...selectedIds]),
    ne(weekLinks.monday, monday),
    isNull(weekLinks.endedAt),
  );
  await tx.update(weekLinks).set({ endedAt: sql`now()`, answer: null }).where(isBefore);
  await tx.insert(weekLinks).values(rows).onConflictDoNothing();
  return tokens;
}
