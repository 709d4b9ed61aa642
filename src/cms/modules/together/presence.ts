import { PRESENCE_SECONDS, presenceBody } from '#src/contract/desk/report-presence.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findPage } from '../content/desk/find-page.ts';
import { readPageParams } from '../content/desk/page-params.ts';

/** $1 nid, $2 language, $3 the caller, $4 their tab, $5 block, $6 true while typing, $7 now. */
const ARRIVE = `
  insert into page_presence (nid, language, uid, tab, block, is_writing, seen_at) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (nid, language, uid, tab)
    do update set block = excluded.block, is_writing = excluded.is_writing, seen_at = excluded.seen_at`;

const LEAVE = 'delete from page_presence where nid = $1 and language = $2 and uid = $3 and tab = $4';

/** Selects each colleague once, by the tab that was active last. */
const OTHER_USERS = `
  select distinct on (p.uid) coalesce(nullif(u.name, ''), u.mail) as name, p.block, p.is_writing as "isWriting"
  from page_presence p join users u on u.uid = p.uid
  where p.nid = $1 and p.language = $2 and p.uid <> $3 and p.seen_at > $4
  order by p.uid, p.is_writing desc, p.seen_at desc limit 20`;

const OPEN_NOTES = 'select count(*)::int as total from page_notes where nid = $1 and language = $2 and done_at is null';

/** Records the caller's presence on a page; returns colleagues present, last save, and number of open notes. */
export async function showPresence(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const { nid, language } = readPageParams(c);
  const { uid } = requireSession(c);
  const { tab, block, isWriting, isGone } = await readRequest(c, presenceBody);
  const { vid, author } = await findPage(pool, nid, language);
  const now = system.now();
  if (isGone) await pool.query(LEAVE, [nid, language, uid, tab]);
  else await pool.query(ARRIVE, [nid, language, uid, tab, block, isWriting, now]);
  const since = new Date(now.getTime() - PRESENCE_SECONDS * 1_000);
  const [others, notes] = await Promise.all([
    pool.query(OTHER_USERS, [nid, language, uid, since]),
    pool.query<{ total: number }>(OPEN_NOTES, [nid, language]),
  ]);
  return respondPrivately(c, { others: others.rows, vid, author, notes: notes.rows[0]?.total ?? 0 });
}
