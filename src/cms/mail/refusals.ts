import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { buddies, reminders, users, weekLinks } from '../db/schema/index.ts';
import type { Envelope } from './send-mail.ts';
import type { UnsubscribeTarget } from './unsubscribe-token.ts';

/** Number of successive refused mails after which an address receives no more series mails. */
export const MAX_REFUSALS = 3;

/** A mail of an account: uid of its owner, 0 if it has none, and its recipient. */
interface SentMail extends Pick<Envelope, 'to' | 'unsubscribe'> {
  readonly owner: number;
}

type RecipientTable = typeof users | typeof buddies;

/** Returns the row that counts refusals of a recipient: the buddy's, else the owner's if it is their address. */
function findRefusalCounter({ owner, to, unsubscribe }: SentMail): {
  readonly table: RecipientTable;
  readonly row: SQL | undefined;
} {
  if (unsubscribe?.kind !== 'buddy') {
    return { table: users, row: and(eq(users.uid, owner), sql`lower(${users.mail}) = lower(${to})`) };
  }
  return { table: buddies, row: and(eq(buddies.uid, unsubscribe.uid), eq(buddies.id, unsubscribe.id)) };
}

/** Counts a refused mail; a sent mail resets the count. */
export async function recordMailOutcome(db: Orm, sentMail: SentMail, outcome: 'sent' | 'refused'): Promise<void> {
  const { table, row } = findRefusalCounter(sentMail);
  const { mailRefusals } = table;
  if (outcome === 'refused') {
    await db
      .update(table)
      .set({ mailRefusals: sql`least(${mailRefusals} + 1, ${MAX_REFUSALS})` })
      .where(row);
  } else {
    await db
      .update(table)
      .set({ mailRefusals: 0 })
      .where(and(row, gt(mailRefusals, 0)));
  }
}

/** Returns true if the series of a mail was ended after the mail was queued. */
async function isEnded(db: Orm, series: UnsubscribeTarget, mail: Envelope['mail']): Promise<boolean> {
  if (series.kind === 'buddy') {
    if (mail !== 'buddy-progress') return false;
    const condition = and(eq(buddies.uid, series.uid), eq(buddies.id, series.id));
    const [buddy] = await db.select({ state: buddies.state }).from(buddies).where(condition);
    return buddy?.state !== 'accepted';
  }
  if (series.setting === 'own_hour_mail') {
    const [own] = await db
      .select({ isActive: reminders.isActive })
      .from(reminders)
      .where(eq(reminders.uid, series.uid));
    return own?.isActive === false;
  }
  if (mail === 'last-week') {
    // The series is paused with this mail; everything that ends it also ends its link.
    const isOpen = and(eq(weekLinks.uid, series.uid), isNull(weekLinks.endedAt));
    return (await db.select({ uid: weekLinks.uid }).from(weekLinks).where(isOpen).limit(1)).length === 0;
  }
  const [user] = await db.select({ settings: users.notifications }).from(users).where(eq(users.uid, series.uid));
  return user !== undefined && !user.settings.includes(series.setting);
}

/** Returns true for a mail of a series that was ended, or to an address that refused too many mails. */
export async function isUndeliverable(db: Orm, sentMail: SentMail & Pick<Envelope, 'mail'>): Promise<boolean> {
  if (sentMail.unsubscribe === undefined) return false;
  if (await isEnded(db, sentMail.unsubscribe, sentMail.mail)) return true;
  const { table, row } = findRefusalCounter(sentMail);
  const [match] = await db.select({ refusals: table.mailRefusals }).from(table).where(row);
  return match !== undefined && match.refusals >= MAX_REFUSALS;
}
