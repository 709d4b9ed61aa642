import { and, eq, inArray } from 'drizzle-orm';
import type { ModeratedParams, ModeratedType, ModerationAction } from '#src/contract/desk/moderation.ts';
import { decryptText } from '../../db/encryption/seal.ts';
import { moderationActions } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { toMessageContext } from '../messages/message-row.ts';
import { decryptReason, encryptReason } from './sealed-reason.ts';

/** An action of staff to be recorded. */
export interface NewAction {
  readonly action: (typeof moderationActions.$inferInsert)['action'];
  readonly domain: string | null;
  /** Text that the action is about; null for a message that is not about a text. */
  readonly about: ModeratedParams | null;
  readonly uid: number | null;
  readonly mid: number | null;
  readonly reason: string | null;
  /** Last day of a suspension or silence; absent if it has no end. */
  readonly until?: string | null;
  /** Null on the command line. */
  readonly staffUid: number | null;
  readonly at: Date;
}

/** Records an action of staff in the transaction that performs it. */
export async function recordAction(
  system: Pick<ContentSystem, 'keys'>,
  tx: Transaction,
  { about, at, reason, ...action }: NewAction,
): Promise<void> {
  const entity = { entityType: about?.type ?? null, entityId: about?.id ?? null };
  const encryptedRow = encryptReason(system, 'moderation_actions', reason);
  await tx.insert(moderationActions).values({ ...action, ...entity, ...encryptedRow, createdAt: at });
}

/** Deletes the reasons of actions about deleted texts, which may mention their authors. The actions remain. */
export async function deleteActionReasons(tx: Transaction, type: ModeratedType, ids: readonly number[]): Promise<void> {
  const isAboutThem = and(eq(moderationActions.entityType, type), inArray(moderationActions.entityId, [...ids]));
  await tx.update(moderationActions).set({ reason: null }).where(isAboutThem);
}

interface ActionRow
  extends Pick<ModerationAction, 'id' | 'action' | 'domain' | 'type' | 'entity' | 'reason' | 'by' | 'nickname'> {
  readonly uuid: string;
  readonly until: string | null;
  readonly at: Date;
  readonly uid: string | null;
  readonly messageUuid: string | null;
  readonly sealed: string | null;
}

const COLUMNS = `
  select d.id, d.action, d.domain, d.entity_type as "type", d.entity_id as entity, d.uuid, d.sealed_reason as reason,
    d.until::text, d.created_at as at,
    d.uid, staff.name as by, u.nickname, m.uuid as "messageUuid", m.text as sealed
  from moderation_actions d
  left join users staff on staff.uid = d.staff_uid
  left join users u on u.uid = d.uid
  left join messages m on m.mid = d.mid`;

type Context = Pick<ContentSystem, 'database' | 'keys'>;

function toAction(system: Context, row: ActionRow): ModerationAction {
  const { keys } = system;
  const { uuid, at, uid, messageUuid, sealed, ...action } = row;
  const isMessage = row.action === 'message' && messageUuid !== null && sealed !== null;
  const reason = isMessage
    ? decryptText(keys, toMessageContext(messageUuid, Number(uid)), sealed)
    : decryptReason(system, 'moderation_actions', row);
  return { ...action, reason, at: at.toISOString() };
}

/** Lists the actions about one text, newest first. */
export async function listActionsAboutText(
  system: Context,
  { type, id }: ModeratedParams,
): Promise<readonly ModerationAction[]> {
  const text = `${COLUMNS} where d.entity_type = $1 and d.entity_id = $2 order by d.id desc`;
  const { rows } = await system.database.pool.query<ActionRow>(text, [type, id]);
  return rows.map((row) => toAction(system, row));
}

/** Lists the actions about one user, newest first. */
export async function listActionsAboutPerson(system: Context, uid: number): Promise<readonly ModerationAction[]> {
  const { rows } = await system.database.pool.query<ActionRow>(`${COLUMNS} where d.uid = $1 order by d.id desc`, [uid]);
  return rows.map((row) => toAction(system, row));
}

interface ActionFilter {
  /** Domain of the actions; null for every domain. */
  readonly domain: string | null;
}

export async function countActions({ database }: Context, { domain }: ActionFilter): Promise<number> {
  const text = 'select count(*)::int as total from moderation_actions where $1::text is null or domain = $1';
  return (await database.pool.query<{ total: number }>(text, [domain])).rows[0]?.total ?? 0;
}

/** Lists the actions of staff, newest first. */
export async function listActions(
  system: Context,
  { domain, limit, offset }: ActionFilter & { readonly limit: number; readonly offset: number },
): Promise<readonly ModerationAction[]> {
  const text = `${COLUMNS} where $1::text is null or d.domain = $1 order by d.id desc limit $2 offset $3`;
  const { rows } = await system.database.pool.query<ActionRow>(text, [domain, limit, offset]);
  return rows.map((row) => toAction(system, row));
}

/** Finds the users that actions are about. */
export async function findActionPeople(
  { database: { db } }: Pick<ContentSystem, 'database'>,
  actions: readonly Pick<ModerationAction, 'id'>[],
): Promise<readonly (number | null)[]> {
  const ids = actions.map(({ id }) => id);
  const rows = await db
    .select({ uid: moderationActions.uid })
    .from(moderationActions)
    .where(inArray(moderationActions.id, ids));
  return rows.map(({ uid }) => uid);
}
