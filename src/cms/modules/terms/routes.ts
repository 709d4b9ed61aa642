import { getTerm } from '#src/contract/nodes.ts';
import { respondPublicly } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { termDeskRoutes } from './desk-routes.ts';
import { serializeTerm, type Term } from './term-rows.ts';

const query = `
  select t.tid, t.uuid, t.vocabulary, t.weight, w.language, w.name, w.description, w.fields
  from terms t join term_translations w on w.tid = t.tid
  where t.tid = $1 and t.domains @> array[$2]
  order by w.language <> $3, w.language desc limit 1`;

async function showTerm(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const { rows } = await system.database.pool.query<Term>(query, [readIdParam(c, 'tid'), domain.key, language]);
  const [row] = rows;
  if (!row) throw new ApiError(404, 'not-found');
  return respondPublicly(c, serializeTerm(row), [`term:${row.tid}`]);
}

export const termRoutes: readonly Route[] = [serve(getTerm, showTerm), ...termDeskRoutes];
