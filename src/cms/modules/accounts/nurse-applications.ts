import {
  listNurseApplications as listing,
  type NurseApplication,
  rejectionForm,
  reviewNurse as reviewing,
} from '#src/contract/desk/nurses.ts';
import { DESK_ROWS_ON_PAGE } from '#src/rules/limits.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { requireSession } from '../../identity/find-user.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';
import { decryptReason } from '../moderation-records/sealed-reason.ts';
import { reviewNurseByUid } from './review-nurse.ts';

/**
 * Queries for registrations waiting for review, without a decision, and for reviewed ones, with one or more. Each query
 * reads only its own rows; $1 is the page size and $2 the offset.
 */
const APPLICATION_QUERIES = {
  waiting: {
    count: "select count(*)::int as total from users where status = 'pending' and role = 'poh'",
    from: `
      from users u
      join nurse_profiles n on n.uid = u.uid
      left join nurse_reviews r on false
      left join users staff on false
      where u.role = 'poh' and u.status = 'pending' order by u.created_at, u.uid limit $1 offset $2`,
  },
  decided: {
    count: 'select count(distinct uid)::int as total from nurse_reviews',
    from: `
      from (
        select * from nurse_reviews r
        where not exists (select from nurse_reviews later where later.uid = r.uid and later.id > r.id)
        order by id desc limit $1 offset $2
      ) r
      join users u on u.uid = r.uid
      join nurse_profiles n on n.uid = r.uid
      left join users staff on staff.uid = r.staff_uid
      order by r.id desc`,
  },
} as const;

const COLUMNS = `
  select u.uid, u.mail, u.status as state, u.created_at as since, (
      select json_build_object('action', d.action, 'uuid', d.uuid, 'reason', d.sealed_reason, 'by', by.name, 'at', d.created_at)
      from moderation_actions d left join users by on by.uid = d.staff_uid
      where d.uid = u.uid and d.action in ('withdraw', 'give-back') order by d.id desc limit 1
    ) as standing, exists (
      select from second_factors f where f.uid = u.uid and f.confirmed_at is not null
    ) as "hasSecondFactor", r.decision, r.reason, r.created_at as at, staff.name as by,
    json_build_object('initials', n.initials, 'familyName', n.family_name, 'function', n.function,
      'generalPractitioner', n.general_practitioner, 'address', n.address, 'postalCode', n.postal_code,
      'locality', n.locality, 'telephoneNumber', n.telephone_number,
      'wantsWelcomePackage', n.wants_welcome_package) as practice`;

interface Row extends Pick<NurseApplication, 'mail' | 'practice' | 'state' | 'hasSecondFactor'> {
  readonly standing: (NonNullable<NurseApplication['standing']> & { readonly uuid: string }) | null;
  readonly uid: string;
  readonly since: Date;
  readonly decision: 'approve' | 'reject' | null;
  readonly reason: string | null;
  readonly at: Date | null;
  readonly by: string | null;
}

function getState(system: Pick<ContentSystem, 'keys'>, { standing }: Row): NurseApplication['standing'] {
  if (standing === null) return null;
  const { uuid, ...rest } = standing;
  return { ...rest, reason: decryptReason(system, 'moderation_actions', { uuid, reason: rest.reason }) };
}

const toApplication = (system: Pick<ContentSystem, 'keys'>, row: Row): NurseApplication => {
  const { uid, mail, state, hasSecondFactor, practice, since, decision, reason, at, by } = row;
  return {
    uid: Number(uid),
    mail,
    state,
    hasSecondFactor,
    standing: getState(system, row),
    practice,
    since: since.toISOString(),
    decision: decision === null || at === null ? null : { decision, reason, by, at: at.toISOString() },
  };
};

/** Lists the registrations waiting for review, or the decisions. */
async function listApplications(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { pool } = system.database;
  const { count, from } = APPLICATION_QUERIES[c.req.query('state') === 'decided' ? 'decided' : 'waiting'];
  const result = await pool.query<{ total: number }>(count);
  const pager = toPager(c, result.rows[0]?.total, DESK_ROWS_ON_PAGE);
  const position = [DESK_ROWS_ON_PAGE, pager.currentPage * DESK_ROWS_ON_PAGE];
  const { rows } = await pool.query<Row>(COLUMNS + from, position);
  await recordStaffReads(
    c,
    'application',
    rows.map(({ uid }) => Number(uid)),
  );
  return respondPrivately(c, {
    entities: rows.map((row) => toApplication(system, row)),
    pager: serializePager(pager),
  });
}

/** Approves or rejects a nurse; responds with 404 if she is not waiting for review. */
async function handleReview(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const uid = readIdParam(c, 'uid');
  const body = await readRequest(c, reviewing);
  const decision = readPlainText(body, 'decision') === 'approve' ? 'approve' : 'reject';
  const input = { reason: readPlainText(body, 'reason') };
  const reason =
    decision === 'approve'
      ? null
      : readFormValues(rejectionForm, input, { language, textKey: PEOPLE_FORM_TEXTS }).reason;
  const isDone = await reviewNurseByUid(system, uid, { decision, reason, staffUid: requireSession(c).uid });
  if (!isDone) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}

export const nurseReviewRoutes: readonly Route[] = [serve(listing, listApplications), serve(reviewing, handleReview)];
