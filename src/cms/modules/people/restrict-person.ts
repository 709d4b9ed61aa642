import { and, eq, inArray } from 'drizzle-orm';
import {
  type OpenedPerson,
  restrictPerson as operation,
  type PersonSummary,
  restrictionForm,
} from '#src/contract/desk/people.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { requireSession, type User } from '../../identity/find-user.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordStaffReads } from '../data-reads/record-reads.ts';
import { listActionsAboutPerson } from '../moderation-records/actions.ts';
import { restrictAndRecord } from '../restrictions/restrict.ts';
import { findPersonByUid } from './find-people.ts';

/** Locks a participant until the transaction ends; responds with 404 for any other user. */
export async function lockParticipant(tx: Transaction, uid: number): Promise<User> {
  const condition = and(
    eq(users.uid, uid),
    inArray(users.role, ['client', 'sso_client']),
    inArray(users.status, ['active', 'suspended']),
  );
  const [user] = await tx.select().from(users).where(condition).for('update');
  if (!user) throw new ApiError(404, 'not-found');
  return user;
}

/** Returns a participant for staff, and records the access. */
async function findOpenedPerson(c: ApiContext, uid: number): Promise<OpenedPerson> {
  const { system } = c.var;
  const person: PersonSummary | undefined = await findPersonByUid(system, uid);
  if (!person) throw new ApiError(404, 'not-found');
  await recordStaffReads(c, 'person', [uid]);
  return { person, actions: [...(await listActionsAboutPerson(system, uid))] };
}

export async function showPerson(c: ApiContext): Promise<Response> {
  return respondPrivately(c, await findOpenedPerson(c, readIdParam(c, 'uid')));
}

/** Reads the last day in the request, which must not have passed. */
function readLastDay(c: ApiContext, raw: unknown): CalendarDate | null {
  if (raw === null || raw === undefined || raw === '') return null;
  const isDay = typeof raw === 'string' && isCalendarDate(raw) && raw >= getAmsterdamDate(c.var.system.now());
  if (!isDay) throw new ValidationFailure([toFieldViolation('until', 'invalid', c.var.language)]);
  return raw;
}

/** Suspends or silences a participant, or undoes it. */
export async function handleRestrictPerson(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const uid = readIdParam(c, 'uid');
  const body = await readRequest(c, operation);
  const { reason, rule, source } = readFormValues(
    restrictionForm,
    {
      reason: readPlainText(body, 'reason'),
      days: '7',
      rule: readPlainText(body, 'rule'),
      source: readPlainText(body, 'source'),
    },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  const until = readLastDay(c, body.until);
  const action = readPlainText(body, 'action') as 'suspend' | 'unsuspend' | 'silence' | 'unsilence';
  const { uid: staffUid } = requireSession(c);
  await system.jobs.transact(async (tx) => {
    const user = await lockParticipant(tx, uid);
    await restrictAndRecord(system, tx, user, { action, reason, until, staffUid, rule, source });
  });
  return respondPrivately(c, await findOpenedPerson(c, uid));
}
