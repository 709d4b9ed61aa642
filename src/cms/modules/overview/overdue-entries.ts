import type pg from 'pg';
import type { OverdueEntry } from '#src/contract/desk/overview.ts';
import { toEntryNameSql } from '../../db/entry-name.ts';

/** $1 is true for administrators, as only they may change the settings of a site. */
const HELD_ENTRIES = `
  select kind, key, ${toEntryNameSql('kind', 'key')} as name, at from (
    select 'release' as kind, id::text as key, held_at as at from releases
      where held_at is not null and publish_at is null and published_at is null
    union all
    select w.kind, w.key, w.stopped_at from things w
      where w.stopped_at is not null and (w.draft_id is not null or w.kind = 'page') and (w.kind <> 'site' or $1)
        and not exists (select from bin b where b.kind = w.kind and b.key = split_part(w.key, '.', 1))) waiting
  order by at, kind, key`;

/** Lists the releases and drafts that were not published at their planned time, oldest first. */
export async function listOverdueEntries(pool: pg.Pool, isAdministrator: boolean): Promise<readonly OverdueEntry[]> {
  const { rows } = await pool.query<OverdueEntry & { readonly at: string | Date }>(HELD_ENTRIES, [isAdministrator]);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
