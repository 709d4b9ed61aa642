import type { Activity, ActivityRow, Colleague } from '#src/contract/desk/list-activity.ts';
import { isActivityKind, listActivity } from '#src/contract/desk/list-activity.ts';
import type { Access } from '#src/contract/operation.ts';
import { respondPrivately } from '../../http/answer.ts';
import { toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';

const ROWS = 25;

const EVERY: readonly Access[] = ['editor', 'moderator', 'administrator'];

/** $1 is the reader's access, $2 a type or null, $3 a colleague or null. */
const from = `
  from activity a left join users u on u.uid = a.staff_uid
  where a.access = any($1) and ($2::text is null or a.kind = $2) and ($3::bigint is null or a.staff_uid = $3)`;

const list = `
  select a.id::int as id, a.at, a.action, a.kind, a.key, a.name,
    case when a.staff_uid is not null then coalesce(nullif(u.name, ''), u.mail, '') end as by
  ${from} order by a.id desc limit $4 offset $5`;

const colleagues = `
  select uid::int as uid, coalesce(nullif(name, ''), mail) as name from users
  where domain is null and role in ('editor', 'moderator', 'administrator') order by 2, 1`;

/** Lists actions of staff to which the reader has access as well. */
async function showActivity(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const role = c.var.session?.role;
  const may = EVERY.filter((access) => role === 'administrator' || access === role);
  const [kind, sortKey] = [c.req.query('kind') ?? '', c.req.query('by') ?? ''];
  const requests = [may, isActivityKind(kind) ? kind : null, /^\d{1,9}$/.test(sortKey) ? Number(sortKey) : null];
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${from}`, requests);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const [{ rows }, staff] = await Promise.all([
    pool.query<ActivityRow>(list, [...requests, ROWS, pager.currentPage * ROWS]),
    pool.query<Colleague>(colleagues),
  ]);
  return respondPrivately(c, { rows, pager, colleagues: staff.rows } satisfies Activity);
}

export const activityRoutes: readonly Route[] = [serve(listActivity, showActivity)];
