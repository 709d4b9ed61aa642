import type { PersonSummary } from '#src/contract/desk/people.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';

/** Maximum number of results. Nicknames from before the unique constraint may belong to several users. */
const MAX_RESULTS = 20;

const COLUMNS = `
  select u.uid, u.domain, coalesce(u.nickname, '') as nickname, u.language, u.created_at as since,
    (select count(*)::int from forum_posts p where p.uid = u.uid)
      + (select count(*)::int from comments k where k.uid = u.uid) as texts,
    suspended.row as suspended, silenced.row as silenced
  from users u
  left join lateral (
    select json_build_object('until', r.until) as row from restrictions r where r.uid = u.uid and r.kind = 'suspended'
  ) suspended on u.status = 'suspended'
  left join lateral (
    select json_build_object('until', r.until) as row from restrictions r
    where r.uid = u.uid and r.kind = 'silenced' and (r.until is null or r.until >= $1)
  ) silenced on true
  where u.role in ('client', 'sso_client') and u.status in ('active', 'suspended')`;

const BY_NICKNAME = `${COLUMNS}
  and u.domain = $2 and lower(u.nickname) = lower($3)
  order by texts desc, u.uid limit ${MAX_RESULTS}`;

type Row = Omit<PersonSummary, 'uid' | 'since'> & { readonly uid: string; readonly since: Date };

const toPerson = ({ uid, since, ...row }: Row): PersonSummary => ({
  ...row,
  uid: Number(uid),
  since: since.toISOString(),
});

type Context = Pick<ContentSystem, 'database' | 'now'>;

async function query({ database, now }: Context, text: string, values: readonly unknown[]) {
  const { rows } = await database.pool.query<Row>(text, [getAmsterdamDate(now()), ...values]);
  return rows.map(toPerson);
}

/** Finds a participant of any domain; undefined if there is none. */
export const findPersonByUid = async (system: Context, uid: number): Promise<PersonSummary | undefined> =>
  (await query(system, `${COLUMNS} and u.uid = $2`, [uid]))[0];

/** Finds the participants of a domain with a nickname. */
export async function handleFindPeople(c: ApiContext): Promise<Response> {
  const nickname = c.req.query('nickname')?.trim() ?? '';
  if (nickname === '') return respondPrivately(c, []);
  const match = await query(c.var.system, BY_NICKNAME, [c.req.query('domain') ?? '', nickname]);
  await recordStaffReads(
    c,
    'found',
    match.map(({ uid }) => uid),
  );
  return respondPrivately(c, match);
}
