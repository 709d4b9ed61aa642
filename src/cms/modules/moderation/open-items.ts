import { and, eq, isNull } from 'drizzle-orm';
import { moderationItems } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Something that a moderator has yet to look at, with the words as they stand now. */
export interface OpenItem {
  readonly id: number;
  readonly domain: string;
  readonly cause: 'report' | 'suicide-words';
  readonly urgency: 'normal' | 'urgent';
  readonly entityType: 'node' | 'comment';
  readonly entityId: number;
  readonly reason: string | null;
  readonly createdAt: Date;
  /** The post on whose page it stands. */
  readonly nid: number;
  /** Null for a comment. */
  readonly title: string | null;
  readonly body: string;
}

const OPEN = `
  select i.id, i.domain, i.cause, i.urgency, i.entity_type as "entityType", i.entity_id as "entityId", i.reason,
    i.created_at as "createdAt", coalesce(p.nid, k.nid) as nid, p.title, coalesce(p.body, k.body) as body
  from moderation_items i
  left join forum_posts p on i.entity_type = 'node' and p.nid = i.entity_id
  left join comments k on i.entity_type = 'comment' and k.cid = i.entity_id
  where i.handled_at is null
  order by i.urgency desc, i.id
  limit $1 offset $2`;

/** What waits for a moderator: the urgent first, then the oldest. */
export async function openItems(
  { database }: Pick<ContentSystem, 'database'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OpenItem[]> {
  return (await database.pool.query<OpenItem>(OPEN, [limit, offset])).rows;
}

/** Records that a member of staff has looked; false where somebody had, or nothing waits under this id. */
export async function handleItem(
  { database, now }: Pick<ContentSystem, 'database' | 'now'>,
  id: number,
  staffUid: number,
): Promise<boolean> {
  const handled = await database.db
    .update(moderationItems)
    .set({ handledAt: now(), handledBy: staffUid })
    .where(and(eq(moderationItems.id, id), isNull(moderationItems.handledAt)))
    .returning({ id: moderationItems.id });
  return handled.length > 0;
}
