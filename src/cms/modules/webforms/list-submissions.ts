import { asc, eq, sql } from 'drizzle-orm';
import { submissions } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { readProgrammeEpoch } from './programme-epoch.ts';
import { decryptAnswers } from './sealed-answers.ts';

/** Page size, large enough for a programme's exercises. */
const PAGE = 200;

type Row = typeof submissions.$inferSelect;

function readPageOfRows({ database }: ContentSystem, uid: number, page: number): Promise<Row[]> {
  return database.db
    .select()
    .from(submissions)
    .where(eq(submissions.uid, uid))
    .orderBy(asc(submissions.webformId))
    .limit(PAGE)
    .offset(page * PAGE);
}

async function getTotal({ database }: ContentSystem, uid: number): Promise<number> {
  const count = sql<number>`count(*)::int`;
  const [row] = await database.db.select({ count }).from(submissions).where(eq(submissions.uid, uid));
  return row?.count ?? 0;
}

/** Returns the forms of the user's domain that accept no answers and were never submitted. */
async function findClosedForms({ database: { pool } }: ContentSystem, uid: number): Promise<readonly string[]> {
  const closed = `
    select w.id from webforms w join users u on u.uid = $1 and w.domains @> array[u.domain]
    where not w.is_open and not exists (select 1 from submissions s where s.uid = u.uid and s.webform_id = w.id)
    order by w.id`;
  return (await pool.query<{ id: string }>(closed, [uid])).rows.map(({ id }) => id);
}

interface SubmissionRow extends Pick<Row, 'uid' | 'uuid' | 'webformId'> {
  /** Null if the answers are not shared with the reader. */
  readonly data: string | null;
}

/** Serializes a submission (docs/specification.md, section 3, "Exercise submission"), with its questions' texts. */
export function serializeSubmission({ keys }: Pick<ContentSystem, 'keys'>, { data, ...row }: SubmissionRow) {
  const body = { sid: row.uuid, uuid: row.uuid, webform_id: row.webformId };
  if (data === null) return body;
  const { answers, labels } = decryptAnswers(keys, { ...row, data });
  return { ...body, data: answers, labels };
}

/** Returns a page of the user's exercise answers; a number beyond the end returns the last page. */
export async function showSubmissions(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const result = c.req.query('page') ?? '';
  const resultNumber = /^\d{1,9}$/.test(result) ? Number(result) : 0;
  const [total, closed, epoch, first] = await Promise.all([
    getTotal(system, uid),
    findClosedForms(system, uid),
    readProgrammeEpoch(system.database.db, uid),
    resultNumber === 0 ? readPageOfRows(system, uid, 0) : null,
  ]);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(resultNumber, pages - 1);
  const rows = first ?? (await readPageOfRows(system, uid, page));
  // The time of the change is sent only to the user.
  const entities = rows.map((row) => ({ ...serializeSubmission(system, row), changed: row.changedAt.toISOString() }));
  const pager = { current_page: page, total_pages: pages, total_items: total, items_per_page: PAGE };
  return respondPrivately(c, { entities, pager, epoch, closed });
}
