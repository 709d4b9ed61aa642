import { eq, sql } from 'drizzle-orm';
import type { OpenedRelease, ReleaseEntry } from '#src/contract/desk/releases.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import { toEntryNameSql } from '../../db/entry-name.ts';
import { rollBack } from '../../db/roll-back.ts';
import { releases } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findEntryType } from '../versions/kinds.ts';
import { type AssertAllowed, sortEntries } from '../versions/publish-draft.ts';
import { toRelease, tryPublishRelease } from './find-release.ts';

interface NamedRow extends Pick<ReleaseEntry, 'kind' | 'key' | 'name' | 'author'> {
  readonly savedAt: Date | string | null;
  readonly publishedAt: Date | string | null;
  readonly publishedBy: string | null;
}

const getName = (user: string, uid: string) =>
  sql.raw(`case when ${uid} is not null then coalesce(nullif(${user}.name, ''), ${user}.mail, '') end`);

/** Selects the entries of a release with their drafts, and the last publication of each. */
const selectEntries = (id: number) => sql`
  select x.kind, x.key, ${sql.raw(toEntryNameSql('x.kind', 'x.key'))} as name,
    coalesce(d.saved_at, r.created_at) as "savedAt", ${getName('u', 'coalesce(d.author_uid, r.author_uid)')} as author,
    coalesce(p.saved_at, q.created_at) as "publishedAt", ${getName('b', 'coalesce(p.author_uid, q.author_uid)')} as "publishedBy"
  from release_entries x
  left join things w on w.kind = x.kind and w.key = x.key
  left join versions d on d.id = w.draft_id
  left join node_translations t on x.kind = 'page' and t.nid || '.' || t.language = x.key
  left join node_revisions r on r.vid = t.latest_vid and r.state = 'draft'
  left join node_revisions q on q.vid = t.published_vid
  left join lateral (select v.saved_at, v.author_uid from versions v
    where v.kind = x.kind and v.key = x.key and v.state = 'published' order by v.id desc limit 1) p on true
  left join users u on u.uid = coalesce(d.author_uid, r.author_uid)
  left join users b on b.uid = coalesce(p.author_uid, q.author_uid)
  where x.release = ${id}`;

const toIso = (position: Date | string | null) => (position === null ? null : new Date(position).toISOString());

const getDomains = async (tx: Transaction, { kind, key }: NamedRow) => {
  const scope = await findEntryType(kind)?.placeOf(tx, key, null);
  return (scope?.domains ?? []) as readonly DomainKey[];
};

/** Reads a release; its entries are published and rolled back, to find those that block it. 404 if missing. */
export function readRelease(
  { database }: Pick<ContentSystem, 'database'>,
  id: number,
  actor: Actor,
  assertAllowed: AssertAllowed,
): Promise<OpenedRelease> {
  return rollBack(database.db, async (tx) => {
    const [release] = await tx.select().from(releases).where(eq(releases.id, id));
    if (!release) throw new ApiError(404, 'not-found');
    const { rows } = await tx.execute(selectEntries(id));
    const entries: ReleaseEntry[] = [];
    const entryResults = release.publishedAt === null ? await tryPublishRelease(tx, id, actor, assertAllowed) : [];
    for (const row of sortEntries(rows as unknown as readonly NamedRow[])) {
      const { kind, key, author, savedAt, publishedAt, publishedBy } = row;
      const hold =
        entryResults.find((entryResult) => entryResult.kind === kind && entryResult.key === key)?.hold ?? null;
      const iso = toIso(publishedAt);
      const since = hold === 'conflict' && iso !== null ? { by: publishedBy, at: iso } : null;
      const domains = await getDomains(tx, row);
      entries.push({ kind, key, name: row.name, domains, savedAt: toIso(savedAt), author, hold, since });
    }
    return { ...toRelease(release, entries.length), entries };
  });
}
