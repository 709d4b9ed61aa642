import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { type ApprovalRequest, answerBody, approvalBody, type PageApproval } from '#src/contract/desk/approval.ts';
import { APPROVAL_FORM_TEXTS } from '#src/contract/forms/library.ts';
import type { Language } from '#src/domains/domain.ts';
import { approvalRequests } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { assertMayEdit, assertMayPublish } from '../../http/editor-rights.ts';
import { getFieldErrorTexts } from '../../http/form-error.ts';
import { toPager } from '../../http/pager.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findPage } from '../content/desk/find-page.ts';
import { readPageParams } from '../content/desk/page-params.ts';

const ROWS = 25;

/** Condition of an open request: until it is answered, or until its revision or a later revision is published. */
const OPEN = `
  from approval_requests a
  join nodes n on n.nid = a.nid
  join node_translations t on t.nid = a.nid and t.language = a.language
  join node_revisions r on r.vid = t.latest_vid
  left join users u on u.uid = a.asked_by
  where a.answer is null and coalesce(t.published_vid, 0) < a.vid`;

/** $1 is the caller. */
const COLUMNS = `
  select a.id::int as id, a.nid, a.language, a.vid::int as vid, r.title, n.domains, a.words,
    coalesce(nullif(u.name, ''), u.mail, '') as "askedBy", coalesce(a.asked_by = $1, false) as "isOwn",
    a.asked_at as "askedAt"`;

interface PageKey {
  readonly nid: number;
  readonly language: Language;
}

async function findOpenRequest(
  pool: pg.Pool,
  uid: number,
  { nid, language }: PageKey,
): Promise<ApprovalRequest | null> {
  const { rows } = await pool.query<ApprovalRequest>(
    `${COLUMNS} ${OPEN} and a.nid = $2 and a.language = $3 order by a.id desc limit 1`,
    [uid, nid, language],
  );
  return rows[0] ?? null;
}

/** Selects the last request of a page, if it was refused and no revision was published since. */
const REFUSED = `
  select a.reason, a.answer, coalesce(nullif(u.name, ''), u.mail, '') as by, a.answered_at as at
  from approval_requests a
  join node_translations t on t.nid = a.nid and t.language = a.language
  left join users u on u.uid = a.answered_by
  where a.nid = $1 and a.language = $2 and coalesce(t.published_vid, 0) < a.vid order by a.id desc limit 1`;

/** Lists all open requests, oldest first. */
export async function showRequests(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${OPEN}`);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query(`${COLUMNS} ${OPEN} order by a.id limit $2 offset $3`, [
    requireSession(c).uid,
    ROWS,
    pager.currentPage * ROWS,
  ]);
  return respondPrivately(c, { rows, pager });
}

/** Returns the open request of a page, or the reason of its last refusal. */
export async function showRequest(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const pageParams = readPageParams(c);
  await findPage(pool, pageParams.nid, pageParams.language);
  const open = await findOpenRequest(pool, requireSession(c).uid, pageParams);
  const { rows } = await pool.query(REFUSED, [pageParams.nid, pageParams.language]);
  const [last] = rows;
  const refusal = last?.answer === 'refused' ? { by: last.by, reason: last.reason ?? '', at: last.at } : null;
  return respondPrivately(c, { open, refused: refusal } satisfies PageApproval);
}

/** Stores a request for a revision; a page has one open request, so an earlier request is withdrawn. */
export function storeApprovalRequest(
  { database, now }: Pick<ContentSystem, 'database' | 'now'>,
  { nid, language, vid, words }: PageKey & { readonly vid: number; readonly words: string },
  uid: number,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const time = now();
    await tx
      .update(approvalRequests)
      .set({ answer: 'withdrawn', answeredBy: uid, answeredAt: time })
      .where(
        and(eq(approvalRequests.nid, nid), eq(approvalRequests.language, language), isNull(approvalRequests.answer)),
      );
    await tx.insert(approvalRequests).values({ nid, language, vid, words, askedBy: uid, askedAt: time });
  });
}

/** Submits the newest revision to colleagues for publication. */
export async function requestApproval(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { nid, language } = readPageParams(c);
  const { vid, words } = await readRequest(c, approvalBody, { textKey: APPROVAL_FORM_TEXTS });
  const page = await findPage(system.database.pool, nid, language);
  if (page.vid === null) throw new ApiError(404, 'not-found');
  if (page.vid !== vid || page.publishedVid === vid) throw new ApiError(409, 'saved-meanwhile');
  await storeApprovalRequest(system, { nid, language, vid, words }, requireSession(c).uid);
  return respondEmpty(c);
}

/** Closes an open request: refused by an editor with the right to publish, or withdrawn by its author. */
export async function closeRequest(c: ApiContext): Promise<Response> {
  const { system, language: reader } = c.var;
  const { pool } = system.database;
  const pageParams = readPageParams(c);
  const { uid } = requireSession(c);
  const request = await readRequest(c, answerBody, { textKey: APPROVAL_FORM_TEXTS });
  const open = await findOpenRequest(pool, uid, pageParams);
  if (open?.id !== request.id) throw new ApiError(404, 'not-found');
  if (request.answer === 'withdrawn' && !open.isOwn) throw new ApiError(403, 'forbidden');
  if (request.answer === 'refused') {
    await assertMayPublish(c);
    await assertMayEdit(c, { domains: open.domains, language: pageParams.language });
    if (request.reason === '') {
      const refusal = { name: 'reason', wireName: 'reason', problem: 'required' };
      throw new ValidationFailure(getFieldErrorTexts(reader, APPROVAL_FORM_TEXTS, [refusal]));
    }
  }
  const { rowCount } = await pool.query(
    `update approval_requests set answer = $2, reason = $3, answered_by = $4, answered_at = $5
      where id = $1 and answer is null`,
    [open.id, request.answer, request.reason || null, uid, system.now()],
  );
  if (rowCount === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
