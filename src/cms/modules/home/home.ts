import { and, eq, lt } from 'drizzle-orm';
import { dismissedCardBody, dismissCard as putAsideOperation } from '#src/contract/home.ts';
import { type DismissibleCard, getDismissedKey, getDismissedUntil } from '#src/rules/after/dismissed-cards.ts';
import { getNearDates } from '#src/rules/after/personal-dates.ts';
import type { Orm } from '../../db/orm.ts';
import { dismissedCards } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { getUserDay } from '../registrations/registered-domain.ts';
import { readPaths } from './paths.ts';
import { readOwnDates } from './personal-dates.ts';
import { readCurrentSupportWeek } from './supports.ts';

/** Returns the cards that a user dismissed. */
export const readDismissedCards = (db: Orm | Transaction, uid: number) =>
  db
    .select({ card: dismissedCards.card, until: dismissedCards.until })
    .from(dismissedCards)
    .where(eq(dismissedCards.uid, uid));

/** Returns the stored data of the caller's home. */
export async function showHome(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { db } = system.database;
  const user = await requireUser(c);
  const today = getUserDay(system, user);
  const person = { ...user, domain: c.var.domain.key };
  const [dismissed, paths, support, dates] = await Promise.all([
    readDismissedCards(db, user.uid),
    readPaths(db, user.uid),
    readCurrentSupportWeek(db, person, today),
    readOwnDates(db, system.keys, user.uid),
  ]);
  return respondPrivately(c, { aside: dismissed, paths, support, dates: getNearDates(dates, today) });
}

/** Dismisses a card. Cards dismissed until an earlier day are deleted. */
export async function handleDismissCard(c: ApiContext): Promise<Response> {
  const user = await requireUser(c);
  const { uid } = user;
  const { card, subject } = await readHardMomentBody(c, putAsideOperation, dismissedCardBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const today = getUserDay(c.var.system, user);
  const until = getDismissedUntil(card as DismissibleCard, today);
  await c.var.system.database.db.transaction(async (tx) => {
    await tx.delete(dismissedCards).where(and(eq(dismissedCards.uid, uid), lt(dismissedCards.until, today)));
    await tx
      .insert(dismissedCards)
      .values({ uid, card: getDismissedKey(card as DismissibleCard, subject), until })
      .onConflictDoUpdate({ target: [dismissedCards.uid, dismissedCards.card], set: { until } });
  });
  return respondEmpty(c);
}
