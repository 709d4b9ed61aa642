import { listVersions, VERSIONED_KINDS, type VersionedThing } from '#src/contract/desk/list-versions.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkAccess } from '../../http/guard.ts';
import { pageOfTotal, wirePager } from '../../http/own-view.ts';
import { pageIn } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';

const ROWS = 10;

const list = `
  select v.id::int as id, v.saved_at as "savedAt", v.content,
    case when v.author_uid is not null then coalesce(nullif(u.name, ''), u.mail, '') end as author
  from versions v left join users u on u.uid = v.author_uid
  where v.kind = $1 and v.key = $2 order by v.id desc limit $3 offset $4`;

const total = 'select count(*)::int as total from versions where kind = $1 and key = $2';

function thingOf(c: ApiContext): VersionedThing {
  const kind = VERSIONED_KINDS.find((one) => one === c.req.param('kind'));
  if (kind === undefined) throw new ApiError(404, 'not-found');
  // Whoever may not save the settings of a site may not read what they were.
  if (kind === 'site') checkAccess(c, 'administrator');
  return { kind, key: c.req.param('key') ?? '' };
}

/** Every saved state of a thing, the newest first. */
async function showVersions(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { kind, key } = thingOf(c);
  const counted = await pool.query<{ total: number }>(total, [kind, key]);
  const pager = pageOfTotal(counted.rows[0]?.total ?? 0, ROWS, pageIn(c) ?? 0);
  const { rows } = await pool.query(list, [kind, key, ROWS, pager.currentPage * ROWS]);
  return privateAnswer(c, { entities: rows, pager: wirePager(pager) });
}

export const versionRoutes: readonly Route[] = [serve(listVersions, showVersions)];
