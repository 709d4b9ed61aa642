import { and, eq, exists, gt, lt, lte, ne, notExists, sql } from 'drizzle-orm';
import { closingWarnings, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendAccountMail } from '../accounts/account-mails.ts';
import type { User } from '../accounts/find-user.ts';
import { eraseUser } from '../accounts/own-data.ts';

const DAY_MS = 86_400_000;
const AT_A_TIME = 200;

/** Accounts are erased after 24 months without activity, with a warning 60 and 14 days before (decisions, "Privacy"). */
const MONTHS_24 = 730;
const WARNINGS = [
  { step: 1, days: 60 },
  { step: 2, days: 14 },
] as const;

type Warning = (typeof WARNINGS)[number];

const isPerson = and(
  ne(users.role, 'editor'),
  ne(users.role, 'moderator'),
  ne(users.role, 'administrator'),
  eq(users.status, 'active'),
);

/** A warning of the present silence, not of one that a visit ended; `latest` bounds the day on which it was given. */
function warned({ database }: ContentSystem, step: number, latest?: Date) {
  const ofSilence = and(
    eq(closingWarnings.uid, users.uid),
    eq(closingWarnings.step, step),
    gt(closingWarnings.sentAt, users.activeAt),
    latest && lte(closingWarnings.sentAt, latest),
  );
  return database.db.select({ one: sql`1` }).from(closingWarnings).where(ofSilence);
}

async function warn(system: ContentSystem, tx: Transaction, user: User, { step, days }: Warning): Promise<void> {
  const sentAt = system.now();
  await tx
    .insert(closingWarnings)
    .values({ uid: user.uid, step, sentAt })
    .onConflictDoUpdate({ target: [closingWarnings.uid, closingWarnings.step], set: { sentAt } });
  if (user.validatedAt === null) return;
  const cause = `account closes ${user.uid} ${user.activeAt.toISOString()} ${step}`;
  await sendAccountMail(system, tx, { mail: 'account-closes', user, page: 'login', cause, values: { days } });
}

/**
 * Does something to accounts, some at a time, until none is left that it has to be done to. Each is looked at once more
 * under its lock: whoever comes back at that moment stays.
 */
async function forAll(
  { database, jobs }: ContentSystem,
  which: ReturnType<typeof and>,
  work: (tx: Transaction, user: User) => Promise<void>,
): Promise<void> {
  for (;;) {
    const some = await database.db.select({ uid: users.uid }).from(users).where(and(isPerson, which)).limit(AT_A_TIME);
    for (const { uid } of some) {
      await jobs.transact(async (tx) => {
        const [held] = await tx
          .select()
          .from(users)
          .where(and(eq(users.uid, uid), which))
          .for('update');
        if (held) await work(tx, held);
      });
    }
    if (some.length < AT_A_TIME) return;
  }
}

/** Warns twice and then erases. Nobody is erased who was not warned the stated time before, however late the job ran. */
export async function closeAccounts(system: ContentSystem): Promise<void> {
  const now = system.now().getTime();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const [first, second] = WARNINGS;
  const gone = exists(warned(system, second.step, before(second.days)));
  await forAll(system, and(lt(users.activeAt, before(MONTHS_24)), gone), async (tx, user) => {
    await eraseUser(tx, user.uid);
    if (user.validatedAt === null) return;
    const cause = `account deleted ${user.uid}`;
    await sendAccountMail(system, tx, { mail: 'account-deleted', user, page: 'login', cause, owner: 0 });
  });
  const isNextDue = exists(warned(system, first.step, before(first.days - second.days)));
  const isSecondDue = and(isNextDue, notExists(warned(system, second.step)));
  await forAll(system, isSecondDue, (tx, user) => warn(system, tx, user, second));
  const isQuiet = lt(users.activeAt, before(MONTHS_24 - first.days));
  await forAll(system, and(isQuiet, notExists(warned(system, first.step))), (tx, user) =>
    warn(system, tx, user, first),
  );
}
