import { getTerm } from '#src/contract/get-term.ts';
import { publicAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam, type Route, serve } from '../../http/route.ts';
import { wrapValue } from '../../http/wrap.ts';

interface Row {
  readonly tid: number;
  readonly uuid: string;
  readonly vocabulary: string;
  readonly weight: number;
  readonly language: string;
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const query = `
  select t.tid, t.uuid, t.vocabulary, t.weight, w.language, w.name, w.description, w.fields
  from terms t join term_translations w on w.tid = t.tid
  where t.tid = $1 and t.domains @> array[$2]
  order by w.language <> $3, w.language desc limit 1`;

async function showTerm(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const { rows } = await system.database.pool.query<Row>(query, [idParam(c, 'tid'), domain.key, language]);
  const [row] = rows;
  if (!row) throw new ApiError(404, 'not-found');
  const body = {
    ...row.fields,
    tid: wrapValue(row.tid),
    uuid: wrapValue(row.uuid),
    vid: [{ target_id: row.vocabulary, target_type: 'taxonomy_vocabulary' }],
    langcode: wrapValue(row.language),
    name: wrapValue(row.name),
    description: [{ value: row.description, format: null, processed: row.description }],
    weight: wrapValue(row.weight),
    parent: [{ target_id: null }],
  };
  return publicAnswer(c, body, [`term:${row.tid}`]);
}

export const termRoutes: readonly Route[] = [serve(getTerm, showTerm)];
