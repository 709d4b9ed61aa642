import { noteBody, noteStateBody } from '#src/contract/desk/page-notes.ts';
import { NOTE_FORM_TEXTS } from '#src/contract/forms/library.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { toPager } from '../../http/pager.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findPage } from '../content/desk/find-page.ts';
import { readPageParams } from '../content/desk/page-params.ts';

const ROWS = 50;

const LIST = `
  select n.id::int as id, n.block, n.words, coalesce(nullif(u.name, ''), u.mail, '') as author,
    n.written_at as "writtenAt", n.done_at is not null as "isDone"
  from page_notes n left join users u on u.uid = n.author_uid
  where n.nid = $1 and n.language = $2
  order by n.done_at is not null, n.id desc limit $3 offset $4`;

const COUNT = 'select count(*)::int as total from page_notes where nid = $1 and language = $2';

/** Lists the notes on a page, open notes first. */
export async function showNotes(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  await findPage(pool, nid, language);
  const result = await pool.query<{ total: number }>(COUNT, [nid, language]);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query(LIST, [nid, language, ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { rows, pager });
}

/** Stores a note of the caller. */
export async function writeNote(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const { nid, language } = readPageParams(c);
  const { block, words } = await readRequest(c, noteBody, { textKey: NOTE_FORM_TEXTS });
  await findPage(pool, nid, language);
  await pool.query(
    'insert into page_notes (nid, language, block, words, author_uid, written_at) values ($1, $2, $3, $4, $5, $6)',
    [nid, language, block, words, requireSession(c).uid, system.now()],
  );
  return respondEmpty(c);
}

/** Closes or reopens a note of this page. */
export async function setNoteState(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { nid, language } = readPageParams(c);
  const { isDone } = await readRequest(c, noteStateBody);
  const { rowCount } = await system.database.pool.query(
    'update page_notes set done_at = $4 where id = $3 and nid = $1 and language = $2',
    [nid, language, readIdParam(c, 'id'), isDone ? system.now() : null],
  );
  if (rowCount === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
