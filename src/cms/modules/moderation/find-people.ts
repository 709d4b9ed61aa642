import type { FoundPerson } from '#src/contract/desk/find-people.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';

/** A nickname belongs to whoever chose it, so there may be several. */
const MOST = 20;

const PEOPLE = `
  select u.uid, u.domain, u.nickname, u.language, u.created_at as since,
    (select count(*)::int from forum_posts p where p.uid = u.uid)
      + (select count(*)::int from comments k where k.uid = u.uid) as texts
  from users u
  where u.domain = $1 and lower(u.nickname) = lower($2) and u.role in ('client', 'sso_client') and u.status = 'active'
  order by texts desc, u.uid limit ${MOST}`;

type Row = Omit<FoundPerson, 'uid' | 'since'> & { readonly uid: string; readonly since: Date };

/** The participants of a domain who go by a nickname. */
export async function findPeople(c: ApiContext): Promise<Response> {
  const nickname = c.req.query('nickname')?.trim() ?? '';
  if (nickname === '') return privateAnswer(c, []);
  const values = [c.req.query('domain') ?? '', nickname];
  const { rows } = await c.var.system.database.pool.query<Row>(PEOPLE, values);
  const people = rows.map(({ uid, since, ...row }) => ({ ...row, uid: Number(uid), since: since.toISOString() }));
  return privateAnswer(c, people);
}
