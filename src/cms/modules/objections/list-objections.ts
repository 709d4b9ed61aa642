import type { OpenObjection } from '#src/contract/desk/objections.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { decryptText } from '../../db/encryption/seal.ts';
import { respondPrivately } from '../../http/answer.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';
import { getObjectionDeadline, toMessageContext } from '../messages/message-row.ts';
import { decryptObjection } from './objection-texts.ts';

interface Row extends Pick<OpenObjection, 'id' | 'domain' | 'nickname' | 'action' | 'type' | 'entity' | 'decidedBy'> {
  readonly uid: string;
  readonly uuid: string;
  readonly words: string;
  readonly at: Date;
  readonly messageUuid: string;
  readonly sealed: string;
  readonly decidedAt: Date;
  readonly staffUid: string | null;
}

/** $1 is a domain, or null for all. */
const OPEN = `
  from objections o
  join users u on u.uid = o.uid
  join messages m on m.mid = o.mid
  join moderation_actions d on d.uid = o.uid and d.mid = o.mid
  left join users staff on staff.uid = d.staff_uid
  where o.answered_at is null and ($1::text is null or u.domain = $1)`;

const PAGE = `
  select o.id, u.domain, u.nickname, d.action, d.entity_type as type, d.entity_id as entity, staff.name as "decidedBy",
    o.uid, o.uuid, o.sealed_words as words, o.created_at as at, m.uuid as "messageUuid", m.text as sealed,
    d.created_at as "decidedAt", d.staff_uid as "staffUid"
  ${OPEN} order by o.created_at, o.id limit $2 offset $3`;

/** Lists the objections that wait for an answer, oldest first. */
export async function listObjections(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const domain = DOMAINS.find(({ key }) => key === c.req.query('domain'))?.key ?? null;
  const { rows: countRows } = await pool.query<{ total: number }>(`select count(*)::int as total ${OPEN}`, [domain]);
  const pager = toPager(c, countRows[0]?.total ?? 0, DESK_ROWS_ON_PAGE);
  const values = [domain, DESK_ROWS_ON_PAGE, pager.currentPage * DESK_ROWS_ON_PAGE];
  const { rows } = await pool.query<Row>(PAGE, values);
  const reader = requireSession(c).uid;
  const entities = rows.map(
    ({ uid: owner, uuid, words, at, messageUuid, sealed, decidedAt, staffUid, ...row }): OpenObjection => {
      const uid = Number(owner);
      return {
        ...row,
        ...decryptObjection(system, { uuid, uid, words }),
        decision: decryptText(system.keys, toMessageContext(messageUuid, uid), sealed),
        decidedAt: decidedAt.toISOString(),
        isOwn: staffUid !== null && Number(staffUid) === reader,
        at: at.toISOString(),
        answerBefore: getObjectionDeadline(at),
      };
    },
  );
  await recordStaffReads(
    c,
    'decisions',
    rows.map(({ uid }) => Number(uid)),
  );
  return respondPrivately(c, { entities, pager: serializePager(pager) });
}
