import type { WebformRow } from '#src/contract/desk/webform/stored-webform.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { DESK_ROWS_ON_PAGE, MAX_COUNTED_ANSWERS } from '#src/rules/limits.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { toPager } from '../../../http/pager.ts';
import type { ApiContext } from '../../../http/request.ts';
import { QUESTION_COUNT_SQL } from '../question-count.ts';
import { isOwnForm } from './required-forms.ts';

/** $1 is a domain or null, $2 a part of a title or id or "". */
const FROM = `
  from webforms f
  join lateral (
    select * from webform_translations t where t.webform_id = f.id order by t.language <> $3 limit 1
  ) t on true
  where ($1::text is null or f.domains @> array[$1])
    and ($2 = '' or position($2 in lower(t.title)) > 0 or position($2 in f.id) > 0)`;

const ROWS = `
  select f.id, t.title, f.domains, f.is_open as "isOpen", f.changed_at as "changedAt",
    (select array_agg(l.language order by l.language desc) from webform_translations l where l.webform_id = f.id) as languages,
    ${QUESTION_COUNT_SQL} as questions,
    (select count(*)::int from (select 1 from submissions s where s.webform_id = f.id limit ${MAX_COUNTED_ANSWERS + 1}) a) as answers
  ${FROM} order by f.id limit $4 offset $5`;

type Row = Omit<WebformRow, 'isOwn' | 'changedAt'> & { readonly changedAt: Date | null };

const toRow = ({ changedAt, ...row }: Row): WebformRow => ({
  ...row,
  isOwn: isOwnForm(row.id),
  changedAt: changedAt?.toISOString() ?? null,
});

/** Lists the forms of a domain, or of all domains. */
export async function handleListWebforms(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { pool } = system.database;
  const domain = DOMAINS.find(({ key }) => key === c.req.query('domain'))?.key ?? null;
  const search = c.req.query('search')?.trim().toLowerCase() ?? '';
  const kind = [domain, search, language];
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${FROM}`, kind);
  const pager = toPager(c, result.rows[0]?.total, DESK_ROWS_ON_PAGE);
  const position = [pager.itemsPerPage, pager.currentPage * pager.itemsPerPage];
  const { rows } = await pool.query<Row>(ROWS, [...kind, ...position]);
  return respondPrivately(c, { rows: rows.map(toRow), pager });
}
