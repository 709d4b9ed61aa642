import { and, eq, inArray, isNull } from 'drizzle-orm';
import { moderationItems } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { deleteActionReasons } from './actions.ts';
import { encryptReason } from './sealed-reason.ts';

/** A post or comment to be moderated. */
export interface ModeratedEntity {
  readonly domain: string;
  readonly entityType: 'node' | 'comment';
  readonly entityId: number;
}

/**
 * Queues a text that mentions suicide for moderators, once while it is open. The text is published in any case. Returns
 * true if it mentions suicide, so that the author sees help immediately.
 */
export async function queueSuicideText(
  tx: Transaction,
  entity: ModeratedEntity,
  text: string,
  now: Date,
): Promise<boolean> {
  if (!(await mentionsSuicide(tx, [text]))) return false;
  const item = { ...entity, cause: 'suicide-words', urgency: 'urgent', createdAt: now } as const;
  await tx.insert(moderationItems).values(item).onConflictDoNothing();
  return true;
}

/** Queues a text that is held for review, once; a text that is no longer held is removed if nothing else is open. */
export async function queueHeldText(
  tx: Transaction,
  entity: ModeratedEntity,
  isHeld: boolean,
  now: Date,
): Promise<void> {
  if (isHeld) {
    const item = { ...entity, cause: 'contact', urgency: 'normal', createdAt: now } as const;
    await tx.insert(moderationItems).values(item).onConflictDoNothing();
    return;
  }
  const isOpen = and(isAbout(entity), eq(moderationItems.cause, 'contact'), isNull(moderationItems.handledAt));
  await tx.delete(moderationItems).where(isOpen);
}

/** Queues a reported text for moderators. Returns true if the reason mentions suicide. */
export async function queueReport(
  system: Pick<ContentSystem, 'keys'>,
  tx: Transaction,
  entity: ModeratedEntity,
  { uid, reason }: { readonly uid: number; readonly reason: string },
  now: Date,
): Promise<boolean> {
  const isUrgent = await mentionsSuicide(tx, [reason]);
  const urgency = isUrgent ? 'urgent' : 'normal';
  const encryptedRow = encryptReason(system, 'moderation_items', reason);
  await tx
    .insert(moderationItems)
    .values({ ...entity, ...encryptedRow, cause: 'report', uid, urgency, createdAt: now });
  return isUrgent;
}

const isAbout = ({ entityType, entityId }: ModeratedEntity) =>
  and(eq(moderationItems.entityType, entityType), eq(moderationItems.entityId, entityId));

/** Deletes a report that no moderator has handled yet. */
export async function withdrawReport(tx: Transaction, entity: ModeratedEntity, uid: number): Promise<void> {
  const isOwnReport = and(isAbout(entity), eq(moderationItems.uid, uid), isNull(moderationItems.handledAt));
  await tx.delete(moderationItems).where(isOwnReport);
}

/** Deletes every queue item about deleted texts, because its reason may mention their author. */
export async function removeQueueItems(
  tx: Transaction,
  entityType: ModeratedEntity['entityType'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const isAboutThem = and(eq(moderationItems.entityType, entityType), inArray(moderationItems.entityId, [...ids]));
  await tx.delete(moderationItems).where(isAboutThem);
  await deleteActionReasons(tx, entityType, ids);
}
