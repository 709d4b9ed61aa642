import { and, eq, inArray } from 'drizzle-orm';
import type { ModeratedType, ModerationDeed } from '#src/contract/desk/moderated-text.ts';
import type { ModeratedParams } from '#src/contract/desk/open-moderated-text.ts';
import { unseal } from '../../db/encryption/seal.ts';
import { moderationDeeds } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { messagePlace } from '../messages/message-row.ts';

/** What was done, to be recorded with it. */
export interface NewDeed {
  readonly deed: (typeof moderationDeeds.$inferInsert)['deed'];
  readonly domain: string | null;
  /** The text it is about; null for a message about none. */
  readonly about: ModeratedParams | null;
  readonly uid: number | null;
  readonly mid: number | null;
  readonly reason: string | null;
  readonly staffUid: number;
  readonly at: Date;
}

/** Records what a moderator did, in the transaction that does it. */
export async function recordDeed(tx: Transaction, { about, at, ...deed }: NewDeed): Promise<void> {
  const entity = { entityType: about?.type ?? null, entityId: about?.id ?? null };
  await tx.insert(moderationDeeds).values({ ...deed, ...entity, createdAt: at });
}

/** Forgets why something was done to texts that are gone: it may say who wrote them. That it was done stays. */
export async function forgetDeedReasons(tx: Transaction, type: ModeratedType, ids: readonly number[]): Promise<void> {
  const isAboutThem = and(eq(moderationDeeds.entityType, type), inArray(moderationDeeds.entityId, [...ids]));
  await tx.update(moderationDeeds).set({ reason: null }).where(isAboutThem);
}

interface DeedRow
  extends Pick<ModerationDeed, 'id' | 'deed' | 'domain' | 'type' | 'entity' | 'reason' | 'by' | 'nickname'> {
  readonly at: Date;
  readonly uid: string | null;
  readonly messageUuid: string | null;
  readonly sealed: string | null;
}

const COLUMNS = `
  select d.id, d.deed, d.domain, d.entity_type as "type", d.entity_id as entity, d.reason, d.created_at as at,
    d.uid, staff.name as by, u.nickname, m.uuid as "messageUuid", m.text as sealed
  from moderation_deeds d
  left join users staff on staff.uid = d.staff_uid
  left join users u on u.uid = d.uid
  left join messages m on m.mid = d.mid`;

type Ground = Pick<ContentSystem, 'database' | 'keys'>;

function toDeed({ keys }: Ground, row: DeedRow): ModerationDeed {
  const { at, uid, messageUuid, sealed, ...deed } = row;
  const isMessage = messageUuid !== null && sealed !== null;
  const reason = isMessage ? unseal(keys, messagePlace(messageUuid, Number(uid)), sealed) : deed.reason;
  return { ...deed, reason, at: at.toISOString() };
}

/** What was done about one text, the newest first. */
export async function deedsAbout(system: Ground, { type, id }: ModeratedParams): Promise<readonly ModerationDeed[]> {
  const text = `${COLUMNS} where d.entity_type = $1 and d.entity_id = $2 order by d.id desc`;
  const { rows } = await system.database.pool.query<DeedRow>(text, [type, id]);
  return rows.map((row) => toDeed(system, row));
}

interface Which {
  /** Null for every domain. */
  readonly domain: string | null;
}

export async function countDeeds({ database }: Ground, { domain }: Which): Promise<number> {
  const text = 'select count(*)::int as total from moderation_deeds where $1::text is null or domain = $1';
  return (await database.pool.query<{ total: number }>(text, [domain])).rows[0]?.total ?? 0;
}

/** What was done, the newest first. */
export async function listDeeds(
  system: Ground,
  { domain, limit, offset }: Which & { readonly limit: number; readonly offset: number },
): Promise<readonly ModerationDeed[]> {
  const text = `${COLUMNS} where $1::text is null or d.domain = $1 order by d.id desc limit $2 offset $3`;
  const { rows } = await system.database.pool.query<DeedRow>(text, [domain, limit, offset]);
  return rows.map((row) => toDeed(system, row));
}
