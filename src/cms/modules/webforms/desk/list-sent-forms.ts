import type { FormSubmission } from '#src/contract/desk/webform/webforms.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { toPager } from '../../../http/pager.ts';
import type { ApiContext } from '../../../http/request.ts';
import { recordStaffReads } from '../../data-reads/record-reads.ts';
import { decryptAnswers } from '../sealed-answers.ts';

/**
 * Selects forms that exist only in another content system, with the notice that staff reads the answers. $1 is a
 * language.
 */
const FROM = `
  from submissions s
  join users u on u.uid = s.uid
  join lateral (
    select w.definition from webform_copies w
    where w.webform_id = s.webform_id and w.domain = u.domain order by w.language <> $1 limit 1
  ) w on true
  where not exists (select 1 from webforms f where f.id = s.webform_id and f.domains @> array[u.domain])`;

const ROWS = `
  select s.uid, s.uuid, s.webform_id as webform, s.data, s.changed_at as "changedAt", u.domain, w.definition
  ${FROM} order by s.changed_at desc, s.uuid limit $2 offset $3`;

interface Row {
  readonly uid: string;
  readonly uuid: string;
  readonly webform: string;
  readonly data: string;
  readonly changedAt: Date;
  readonly domain: DomainKey;
  readonly definition: WebformDefinition;
}

/** Lists anonymous answers to forms of another content system. */
export async function handleListFormSubmissions(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { pool } = system.database;
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${FROM}`, [language]);
  const pager = toPager(c, result.rows[0]?.total, DESK_ROWS_ON_PAGE);
  const position = [pager.itemsPerPage, pager.currentPage * pager.itemsPerPage];
  const { rows } = await pool.query<Row>(ROWS, [language, ...position]);
  const toRow = ({ uid, uuid, webform, data, changedAt, domain, definition }: Row): FormSubmission => {
    const { title, elements } = definition;
    const openedAnswers = decryptAnswers(system.keys, { uid: Number(uid), uuid, data });
    return { uuid, webform, title, domain, changed: changedAt.toISOString(), elements, ...openedAnswers };
  };
  await recordStaffReads(
    c,
    'form',
    rows.map(({ uid }) => Number(uid)),
  );
  return respondPrivately(c, { rows: rows.map(toRow), pager });
}
