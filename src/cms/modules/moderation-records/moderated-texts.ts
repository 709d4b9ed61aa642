import { sql } from 'drizzle-orm';
import { MODERATED_TYPES, type ModeratedParams, type ModeratedText } from '#src/contract/desk/moderation.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { decryptReason } from './sealed-reason.ts';

/** Reads the forum text of a path; null for an invalid path. */
export function readModeratedEntity(value: unknown): ModeratedParams | null {
  if (!isRecord(value)) return null;
  const type = MODERATED_TYPES.find((item) => item === value.type);
  const id = Number(value.id);
  return type === undefined || !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647 ? null : { type, id };
}

/** Selects every forum text for moderators, by type and id of `entity`; `open` contains its open queue items. */
const TEXTS = `
  select entity.type, entity.id, p.domain, p.nid, p.tid, p.title, w.body, w.author, w.uid, u.nickname, u.language,
    w.created_at as created, w.hidden_at is not null as "isHidden", w.is_held as "isHeld", coalesce(open.urgent, false) as "isUrgent",
    md5(concat_ws(' ', extract(epoch from w.changed_at), w.body, open.reports::text)) as state, coalesce(open.reports, '[]') as reports
  from entity
  left join comments k on entity.type = 'comment' and k.cid = entity.id
  join forum_posts p on p.nid = case when entity.type = 'node' then entity.id else k.nid end
  cross join lateral (
    select k.body, k.author, k.uid, k.created_at, k.changed_at, k.hidden_at, k.is_held where entity.type = 'comment'
    union all select p.body, p.author, p.uid, p.created_at, p.changed_at, p.hidden_at, p.is_held where entity.type = 'node'
  ) w
  left join users u on u.uid = w.uid
  left join lateral (
    select bool_or(i.urgency = 'urgent') as urgent,
      json_agg(json_build_object(
        'cause', i.cause, 'uuid', i.uuid, 'reason', i.sealed_reason, 'at', i.created_at) order by i.id) as reports
    from moderation_items i
    where i.entity_type = entity.type and i.entity_id = entity.id and i.handled_at is null
  ) open on true`;

const SELECT_ONE = `with entity as (select $1::text as type, $2::int as id) ${TEXTS}`;

const WAITS = `i.handled_at is null and ($1::text is null or i.domain = $1)`;

/**
 * Selects urgent texts first, then the oldest; each text at the position of the first of its most urgent reports.
 * Reports are read in that order, and only the texts of one page are loaded, because the queue may be much longer.
 */
const QUEUE = `
  with entity as (
    select i.entity_type as type, i.entity_id as id, i.urgency, i.id as place
    from moderation_items i
    where ${WAITS} and not exists (
      select from moderation_items before
      where before.entity_type = i.entity_type and before.entity_id = i.entity_id and before.handled_at is null
        and (before.urgency > i.urgency or before.urgency = i.urgency and before.id < i.id)
    )
    order by i.urgency desc, i.id limit $2 offset $3
  )
  ${TEXTS} order by entity.urgency desc, entity.place`;

const TOTAL = `
  select count(*)::int as total
  from (select distinct i.domain, i.entity_type, i.entity_id from moderation_items i where ${WAITS}) waiting`;

type Context = Pick<ContentSystem, 'database' | 'keys'>;

interface Row extends Omit<ModeratedText, 'uid' | 'created' | 'reports'> {
  readonly uid: string | null;
  readonly created: Date;
  readonly reports: readonly (ModeratedText['reports'][number] & { readonly uuid: string })[];
}

const toText = (system: Context, { uid, created, reports, ...row }: Row): ModeratedText => ({
  ...row,
  uid: uid === null ? null : Number(uid),
  created: created.toISOString(),
  reports: reports.map(({ cause, uuid, reason, at }) => ({
    cause,
    reason: decryptReason(system, 'moderation_items', { uuid, reason }),
    at,
  })),
});

/** Returns the state of a text within a transaction; undefined if it does not exist. */
export async function readTextState(tx: Transaction, { type, id }: ModeratedParams): Promise<string | undefined> {
  const query = sql`with entity as (select ${type}::text as type, ${id}::int as id) ${sql.raw(TEXTS)}`;
  return (await tx.execute<{ state: string }>(query)).rows[0]?.state;
}

/** Finds one text of any domain; undefined if it does not exist. */
export async function findModeratedText(
  system: Context,
  { type, id }: ModeratedParams,
): Promise<ModeratedText | undefined> {
  const [row] = (await system.database.pool.query<Row>(SELECT_ONE, [type, id])).rows;
  return row && toText(system, row);
}

interface QueueFilter {
  /** Domain of the texts; null for every domain. */
  readonly domain: string | null;
}

export async function countWaitingTexts({ database }: Context, { domain }: QueueFilter): Promise<number> {
  return (await database.pool.query<{ total: number }>(TOTAL, [domain])).rows[0]?.total ?? 0;
}

/** Lists the moderation queue: urgent texts first, then the oldest. */
export async function listWaitingTexts(
  system: Context,
  { domain, limit, offset }: QueueFilter & { readonly limit: number; readonly offset: number },
): Promise<readonly ModeratedText[]> {
  const { rows } = await system.database.pool.query<Row>(QUEUE, [domain, limit, offset]);
  return rows.map((row) => toText(system, row));
}
