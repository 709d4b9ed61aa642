import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { buddies, users } from '../db/schema/index.ts';
import type { Envelope } from './send-mail.ts';

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

/** Returns true for a series mail to an address that refused too many mails. */
export async function isUndeliverable(db: Orm, sentMail: SentMail): Promise<boolean> {
  if (sentMail.unsubscribe === undefined) return false;
  const { table, row } = findRefusalCounter(sentMail);
  const [match] = await db.select({ refusals: table.mailRefusals }).from(table).where(row);
  return match !== undefined && match.refusals >= MAX_REFUSALS;
}
