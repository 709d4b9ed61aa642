import { listNurseApplications as listing } from '#src/contract/desk/list-nurse-applications.ts';
import type { NurseApplication } from '#src/contract/desk/nurse-application.ts';
import { rejectionForm, reviewNurse as reviewing } from '#src/contract/desk/review-nurse.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form-values.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam, type Route, serve } from '../../http/route.ts';
import { plainText, readWrite } from '../../http/sent-values.ts';
import { pageIn, pagerOf } from '../nurses/page-of.ts';
import { sessionOf } from './find-user.ts';
import { reviewNurseOf } from './review-nurse.ts';

/** Every nurse who registered is found by what she waits for, or by the newest decision about her: never among all people. */
const WHICH = {
  waiting: {
    count: "select count(*)::int as total from users where status = 'pending' and role = 'poh'",
    from: `
      from users u
      join nurse_profiles n on n.uid = u.uid
      left join lateral (select * from nurse_reviews r where r.uid = u.uid order by r.id desc limit 1) r on true
      left join users staff on staff.uid = r.staff_uid
      where u.role = 'poh' and u.status = 'pending' order by u.created_at, u.uid`,
  },
  decided: {
    count: `
      select (select count(distinct uid) from nurse_reviews)::int - count(*)::int as total
      from users u where u.role = 'poh' and u.status = 'pending' and exists (select from nurse_reviews r where r.uid = u.uid)`,
    from: `
      from nurse_reviews r
      join users u on u.uid = r.uid and u.status <> 'pending'
      join nurse_profiles n on n.uid = r.uid
      left join users staff on staff.uid = r.staff_uid
      where not exists (select from nurse_reviews later where later.uid = r.uid and later.id > r.id) order by r.id desc`,
  },
} as const;

const COLUMNS = `
  select u.uid, u.mail, u.created_at as since, r.decision, r.reason, r.created_at as at, staff.name as by,
    json_build_object('initials', n.initials, 'familyName', n.family_name, 'function', n.function,
      'generalPractitioner', n.general_practitioner, 'address', n.address, 'postalCode', n.postal_code,
      'locality', n.locality, 'telephoneNumber', n.telephone_number,
      'wantsWelcomePackage', n.wants_welcome_package) as practice`;

interface Row extends Pick<NurseApplication, 'mail' | 'practice'> {
  readonly uid: string;
  readonly since: Date;
  readonly decision: 'approve' | 'reject' | null;
  readonly reason: string | null;
  readonly at: Date | null;
  readonly by: string | null;
}

const toApplication = ({ uid, mail, practice, since, decision, reason, at, by }: Row): NurseApplication => ({
  uid: Number(uid),
  mail,
  practice,
  since: since.toISOString(),
  decision: decision === null || at === null ? null : { decision, reason, by, at: at.toISOString() },
});

/** Who waits for review, or what was decided. */
async function listApplications(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { count, from } = WHICH[c.req.query('state') === 'decided' ? 'decided' : 'waiting'];
  const counted = await pool.query<{ total: number }>(count);
  const pager = pagerOf(pageIn(c) ?? 0, counted.rows[0]?.total ?? 0, DESK_ROWS_ON_PAGE);
  const place = [DESK_ROWS_ON_PAGE, pager.current_page * DESK_ROWS_ON_PAGE];
  const { rows } = await pool.query<Row>(`${COLUMNS} ${from} limit $1 offset $2`, place);
  return privateAnswer(c, { entities: rows.map(toApplication), pager });
}

/** Lets a nurse in, or not; 404 where nobody waits. */
async function review(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const uid = idParam(c, 'uid');
  const body = await readWrite(c, reviewing);
  const decision = plainText(body, 'decision') === 'approve' ? 'approve' : 'reject';
  const typed = { reason: plainText(body, 'reason') };
  const reason = decision === 'approve' ? null : (await readForm(rejectionForm, typed, language)).reason;
  const isDone = await reviewNurseOf(system, uid, { decision, reason, staffUid: sessionOf(c).uid });
  if (!isDone) throw new ApiError(404, 'not-found');
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}

export const nurseReviewRoutes: readonly Route[] = [serve(listing, listApplications), serve(reviewing, review)];
