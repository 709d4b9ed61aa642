import { inArray } from 'drizzle-orm';
import type { RemovedForumTexts } from '#src/contract/desk/removed-texts.ts';
import { removedWordsTable } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getRestoreLimit, readOriginalText } from '../forum/removed-texts.ts';

type Context = Pick<ContentSystem, 'database' | 'keys' | 'now'>;

interface Row {
  readonly removal: string;
  readonly uuid: string;
  readonly domain: RemovedForumTexts['domain'];
  readonly part: 'text' | 'quote';
  readonly type: 'node' | 'comment';
  readonly id: number;
  readonly nickname: string | null;
  readonly words: string;
  readonly staffUid: string | null;
  readonly by: string | null;
  readonly at: Date;
}

/** $1 is the earliest removal that is still stored, $2 a domain or null. */
const STILL_STORED = 'removed_at >= $1 and ($2::text is null or domain = $2)';

const TOTAL = `select count(distinct removal)::int as total from removed_words where ${STILL_STORED}`;

const PAGE = `
  with listed as (
    select removal, max(removed_at) as at from removed_words where ${STILL_STORED}
    group by removal order by at desc, removal limit $3 offset $4
  )
  select r.removal, r.uuid, r.domain, r.part, r.entity_type as type, r.entity_id as id, u.nickname, r.words,
    r.staff_uid as "staffUid", staff.name as by, r.removed_at as at
  from listed
  join removed_words r on r.removal = listed.removal
  left join users u on u.uid = r.uid
  left join users staff on staff.uid = r.staff_uid
  order by listed.at desc, listed.removal, r.part desc, r.entity_type desc, r.entity_id`;

interface RemovalFilter {
  /** Domain of the removed texts; null for every domain. */
  readonly domain: string | null;
}

export async function countRemovals({ database, now }: Context, { domain }: RemovalFilter): Promise<number> {
  const { rows } = await database.pool.query<{ total: number }>(TOTAL, [getRestoreLimit(now()), domain]);
  return rows[0]?.total ?? 0;
}

function toText(system: Context, { uuid, type, id, nickname, words }: Row): RemovedForumTexts['texts'][number] {
  const { title, body } = readOriginalText(system, uuid, words);
  return { type, id, nickname, title, body };
}

function toRemoval(system: Context, rows: readonly Row[], first: Row): RemovedForumTexts {
  const { removal, domain, at, by, staffUid } = first;
  const keptFor = system.now().getTime() - getRestoreLimit(system.now()).getTime();
  const listTexts = (part: Row['part']) => rows.filter((row) => row.part === part).map((row) => toText(system, row));
  return {
    removal,
    domain,
    at: at.toISOString(),
    until: new Date(at.getTime() + keptFor).toISOString(),
    by,
    isErased: staffUid !== null,
    texts: listTexts('text'),
    quotes: listTexts('quote'),
  };
}

/** Lists the removals that can still be restored, newest first. */
export async function listRemovals(
  system: Context,
  { domain, limit, offset }: RemovalFilter & { readonly limit: number; readonly offset: number },
): Promise<readonly RemovedForumTexts[]> {
  const values = [getRestoreLimit(system.now()), domain, limit, offset];
  const { rows } = await system.database.pool.query<Row>(PAGE, values);
  const groups = Map.groupBy(rows, ({ removal }) => removal);
  return [...groups.values()].flatMap((group) => (group[0] ? [toRemoval(system, group, group[0])] : []));
}

/** Finds the authors of the texts of removals. */
export async function findRemovalAuthors(
  { database: { db } }: Pick<ContentSystem, 'database'>,
  removals: readonly Pick<RemovedForumTexts, 'removal'>[],
): Promise<readonly (number | null)[]> {
  const names = removals.map(({ removal }) => removal);
  const rows = await db
    .select({ uid: removedWordsTable.uid })
    .from(removedWordsTable)
    .where(inArray(removedWordsTable.removal, names));
  return rows.map(({ uid }) => uid);
}
