import type pg from 'pg';
import { connectWithoutTimeout } from '#tests/support/connect-without-timeout.ts';
import { seedForum } from '#tests/support/seed-forum.ts';

/** Number of participants; all other data are proportional to it. */
export interface GrowthSize {
  readonly people: number;
}

export const DAYS = 50;
const CLIENTS_OF_NURSE = 20;

/** Number of active users: the same in every size, spread over all users. */
export const MEASURED_PEOPLE = 20;

/** Ids of the seeded data that the calls use. */
export interface SeededIds {
  readonly people: readonly number[];
  /** Nurses with one of these users as a client. */
  readonly pairs: readonly { readonly nurse: number; readonly client: number }[];
  readonly tid: number;
  readonly longThread: number;
}

/** Six consecutive digits would be rejected as a phone number. */
const NICKNAME = "'Merel ' || case when n < 100000 then n::text else n / 1000 || ' en ' || n % 1000 end";

const PARTICIPANTS = `
  insert into users (domain, role, status, mail, password_hash, language, name, nickname, nickname_key, notifications, registrations_start,
    program_start, validated_at, created_at, changed_at, active_at)
  select 'alcohol', 'client', 'active', 'p' || n || '@example.nl', $2, 'nl', 'Sam ' || n, ${NICKNAME}, 'merel' || n,
    '{daily_mail,end_of_phase_mail,usage_reminder_mail,forum_reply_mail,badge_mail}', began, began, began, began, began,
    began + make_interval(days => ${DAYS})
  from (select n, current_date - ${DAYS - 1} - 200 - n % 300 as began from generate_series(1, $1::int) n) person`;

/** The measured users are in the last week of the same fifty days, and receive no emails. */
const MEASURED_PAGES = `
  update users set registrations_start = current_date - ${DAYS - 1}, program_start = current_date - ${DAYS - 1},
    active_at = now(), notifications = '{}'
  where uid % $1::int = 0 and role = 'client' and uid <= $1::int * ${MEASURED_PEOPLE} returning uid::int`;

const NURSES = `
  insert into users (domain, role, status, mail, language, name, registrations_start, program_start, validated_at, created_at,
    changed_at, active_at)
  select 'guided', 'poh', 'active', 'poh' || n || '@example.nl', 'nl', '', current_date, current_date, now(), now(), now(),
    now() - make_interval(days => 100 + n % 300)
  from generate_series(1, $1::int) n returning uid::int`;

/** `p` is a user with an account; `is_measured` is true for users with measured calls, who write their own texts. */
const p =
  "(select uid, registrations_start as began, active_at > now() - make_interval(days => 1) as is_measured from users where role = 'client') p";

const INSERT_USERS: readonly string[] = [
  `insert into user_addresses (domain, address, uid, place) select domain, mail, uid, 0 from users`,
  `insert into registrations (uid, uuid, date, amount, cost, place, company, note, created_at)
   select uid, gen_random_uuid(), began + d, (uid + d) % 7, 350, 'home', 'alone',
     case when d % 3 = 0 and not is_measured then repeat('x', 90) end, now()
   from ${p}, generate_series(0, ${DAYS - 1}) d order by uid`,
  `insert into plans (uid, uuid, saved_on, week_one, usage, target, stop_or_reduce, immediate_or_gradual, created_at)
   select uid, gen_random_uuid(), began, date_trunc('week', began)::date, array_fill(6::numeric, array[7]), array_fill(2::numeric, array[7]), 'reduce',
     'gradual', now() from ${p}`,
  `insert into submissions (uid, uuid, webform_id, data, created_at, changed_at)
   select uid, gen_random_uuid(), 'alcohol_1_' || e, repeat('x', 500), began, began
   from ${p}, generate_series(1, 4) e where not is_measured`,
  `insert into badge_awards select uid, tid, now() from ${p},
     (select tid from terms where vocabulary = 'badges' and domains @> array['alcohol'] order by tid limit 5) badge`,
  `insert into messages (uid, template, tid, created_at, read_at)
   select uid, 'badge', tid, now(), case when tid % 3 > 0 then now() end from badge_awards order by uid`,
  `insert into diary_entries (uid, uuid, entry_date, title, body, created_at, changed_at)
   select uid, gen_random_uuid(), began + d, repeat('x', 90), repeat('x', 300), now(), now()
   from ${p}, generate_series(1, 4) d where not is_measured`,
  `insert into buddies (uid, id, name, email, address, state, code_hash, code, invited_at)
   select uid, gen_random_uuid(), 'Robin', 'b' || uid || s, 'b' || uid || s, s, sha256((uid || s)::bytea), repeat('x', 90), now()
   from ${p}, unnest('{refused,stopped}'::text[]) s where not is_measured`,
  `insert into sessions (token_hash, uid, role, domain, csrf_seed, expires_at)
   select sha256(('s' || uid)::bytea), uid, role, domain, sha256(('c' || uid)::bytea), now() + make_interval(days => 20)
   from users`,
  `insert into first_answers (id, uid, status, answer, created_at)
   select 'f' || uid || '-' || f, uid, 200, repeat('x', 200), now() from ${p}, generate_series(1, 3) f`,
  `insert into account_links (uid, purpose, issued_at, digest, expires_at)
   select uid, 'validate', 1, sha256(('l' || uid)::bytea), now() + make_interval(days => 20) from ${p}`,
  `insert into push_tokens (uid, token_hash, session_id, token, created_at)
   select uid, s.token_hash, s.id, repeat('x', 90), now() from ${p} join sessions s using (uid) where not is_measured`,
  `insert into limits (key, points, expire) select 'k' || uid, 1, 32503680000000 from ${p} where uid % 10 = 0`,
  `insert into urges (uid, uuid, at, data, created_at)
   select uid, gen_random_uuid(), began + d, repeat('x', 400), now() from ${p}, generate_series(1, 10) d where not is_measured`,
  `insert into bin (kind, key, name, domains, rows, deleted_at)
   select 'webform', 'binned_' || uid, 'Oefening ' || uid, array['alcohol'], '[]', now() from ${p} where uid % 100 = 0`,
  `with draft as (
     insert into versions (kind, key, state, content, saved_at)
     select 'webform', 'draft_' || uid, 'draft', '{}', now() from ${p} where uid % 1000 = 0 returning id, key)
   insert into things (kind, key, draft_id) select 'webform', key, id from draft`,
  `insert into moderation_items (domain, cause, entity_type, entity_id, uid, urgency, created_at, handled_at)
   select 'alcohol', 'report', 'comment', cid, uid, 'normal', now(), case when cid % 40 > 0 then now() end
   from comments where cid % 20 = 0`,
  `insert into moderation_actions (deed, domain, entity_type, entity_id, uid, staff_uid, created_at)
   select 'leave', domain, entity_type, entity_id, uid, 1, now() from moderation_items where handled_at is not null`,
];

const OF_NURSES: readonly string[] = [
  `insert into nurse_profiles
   select uid, 'A.', 'Jansen ' || uid, 'POH', 'Praktijk', 'Kerkstraat 1', '1234 AB', 'Utrecht', '030', false
   from users where role = 'poh'`,
  `insert into nurse_reviews (uid, decision, created_at) select uid, 'approve', now() from users where role = 'poh'`,
  `insert into pairings
   select uid, ($1::bigint[])[1 + place % cardinality($1)], now()
   from (select uid, row_number() over (order by is_measured desc, uid)::int as place from ${p}) ranked
   where place <= cardinality($1) * ${CLIENTS_OF_NURSE}`,
  `insert into data_reads (uid, reader_uid, role, who, organisation, what, at)
   select uid, nurse_uid, 'poh', 'A. Jansen', 'Praktijk', 'list', now() from pairings, generate_series(1, 3)`,
];

const PAIRS = 'select nurse_uid::int as nurse, uid::int as client from pairings where uid = any($1)';

/** Jobs of the two weeks in which emails are remembered: a few for each user, some of which failed. */
const MAILS = `
  insert into pgboss.job (name, data, state, created_on, completed_on, keep_until)
  select 'mail', jsonb_build_object('owner', uid, 'sealed', repeat('x', 300)),
    case when uid % 1000 = 0 and m = 1 then 'failed' else 'completed' end::pgboss.job_state,
    now() - make_interval(secs => (uid * 7 + m) % 1200000), now(), now() + make_interval(days => 14)
  from ${p}, generate_series(1, 3) m`;

/** Fills an installation that has its starter content. Each user has the same data, in every size. */
export async function seedGrowth(pool: pg.Pool, passwordHash: string, { people }: GrowthSize): Promise<SeededIds> {
  const client = await connectWithoutTimeout(pool);
  const readIds = async (text: string, values: unknown[]) =>
    (await client.query<{ uid: number }>(text, values)).rows.map(({ uid }) => uid);
  await client.query(PARTICIPANTS, [people, passwordHash]);
  const measurements = await readIds(MEASURED_PAGES, [people / MEASURED_PEOPLE]);
  const nurses = await readIds(NURSES, [people / (2.5 * CLIENTS_OF_NURSE)]);
  const { rows } = await client.query<{ tid: number }>("select min(tid) as tid from terms where vocabulary = 'forums'");
  const location = { domain: 'alcohol', tid: rows[0]?.tid ?? 0 };
  const { longThread, tid } = await seedForum(pool, location, { posts: people / 5, comments: people * 2 });
  await client.query("update users set active_at = now() - make_interval(days => 300) where nickname like 'Vogel %'");
  for (const text of INSERT_USERS) await client.query(text);
  for (const text of OF_NURSES) await client.query(text, text.includes('$1') ? [nurses] : []);
  await client.query(MAILS);
  const pairs = await client.query<SeededIds['pairs'][number]>(PAIRS, [measurements]);
  // Vacuum only sees committed rows after a checkpoint.
  await client.query('checkpoint');
  await client.query('vacuum (analyze)');
  await client.end();
  return { people: measurements, pairs: pairs.rows, tid, longThread };
}
