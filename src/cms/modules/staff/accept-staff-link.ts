import { eq } from 'drizzle-orm';
import { startStaffAccount as beginning, checkStaffLink as checking } from '#src/contract/desk/staff-user.ts';
import { STAFF_FORM } from '#src/contract/forms/staff.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { readText } from '#src/rules/fields/text.ts';
import { users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { findAddressAccounts } from '../../identity/addresses.ts';
import { findUserByUid, lockUser, STAFF_DOMAIN, type User } from '../../identity/find-user.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readMailChange, readPasswordChange } from '../../identity/read-credentials.ts';
import { requiresLoginCode } from '../../identity/second-factor.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { deleteFactor } from '../second-factor/user-factor.ts';
import { endSessions, startSession } from '../sessions/start-session.ts';
import { consumeStaffLink, findStaffLink, type StaffLink } from './links.ts';
import { assertBareHost } from './login.ts';
import { createStaff } from './make-staff.ts';

async function readStaffLink(c: ApiContext, body: WireBody): Promise<StaffLink> {
  const { database, now } = c.var.system;
  const link = await findStaffLink(database.db, readPlainText(body, 'token'), now());
  if (link) return link;
  await checkLimit(c, 'link', null);
  await recordFailedAttempt(c, 'link', null);
  throw new ApiError(400, 'link-invalid');
}

/** Returns the account of a link without using the link. */
export async function handleCheckStaffLink(c: ApiContext): Promise<Response> {
  assertBareHost(c);
  const { uid } = await readStaffLink(c, await readRequest(c, checking));
  const user = uid === null ? undefined : await findUserByUid(c.var.system.database.db, uid);
  return respondPrivately(c, { mail: user?.mail ?? null, name: user?.name ?? '' });
}

interface StaffRequest {
  readonly name: string;
  /** Mail address; used only for a link without an account. */
  readonly mail: string;
  readonly password: string;
  readonly language: Language;
}

function readStaffRequest(c: ApiContext, body: WireBody, isAnybodys: boolean): StaffRequest {
  return collectViolations(c, STAFF_FORM, (refuse) => {
    const name = readText(readPlainText(body, 'name'));
    if (!name.ok) refuse('name', name.error);
    const mail = isAnybodys ? readMailChange(c, readPlainText(body, 'mail'), '', refuse) : '';
    const password = readPasswordChange(c, readPlainText(body, 'pass'), refuse);
    const language = LANGUAGES.find((option) => option === body.language) ?? c.var.language;
    return { name: name.ok ? name.value : '', mail: mail ?? '', password: password ?? '', language };
  });
}

/**
 * Returns the administrator created by the operator's link. If the address belongs to a staff account, that account
 * becomes the administrator's, without the second factor, so that the operator can always restore an administrator's
 * access.
 */
async function findOrCreateAdministrator(c: ApiContext, tx: Transaction, request: StaffRequest): Promise<User> {
  const { system } = c.var;
  const { validated: administrator } = await findAddressAccounts(tx, STAFF_DOMAIN, request.mail);
  if (!administrator) return createStaff(system, tx, { ...request, role: 'administrator' });
  await deleteFactor(tx, administrator.uid);
  await tx.update(users).set({ role: 'administrator' }).where(eq(users.uid, administrator.uid));
  return lockUser(tx, administrator.uid);
}

/** Sets name and password by a link, once. A user without a second factor then has to set one up first. */
export async function acceptStaffLink(c: ApiContext): Promise<Response> {
  assertBareHost(c);
  const { system } = c.var;
  const body = await readRequest(c, beginning);
  const link = await readStaffLink(c, body);
  const request = readStaffRequest(c, body, link.uid === null);
  const passwordHash = await runInPasswordSlot(() => hashPassword(request.password));
  const user = await system.database.db.transaction(async (tx) => {
    const now = system.now();
    if (!(await consumeStaffLink(tx, link, now))) throw new ApiError(400, 'link-invalid');
    const { uid, status } =
      link.uid === null ? await findOrCreateAdministrator(c, tx, request) : await lockUser(tx, link.uid);
    if (link.uid !== null && status === 'blocked') throw new ApiError(409, 'account-closed');
    const { name, language } = request;
    const set = { name, language, passwordHash, status: 'active', validatedAt: now, changedAt: now } as const;
    await tx.update(users).set(set).where(eq(users.uid, uid));
    await endSessions(tx, uid);
    return lockUser(tx, uid);
  });
  const isLoggedIn = !(await requiresLoginCode(system.database.db, user));
  if (isLoggedIn) await startSession(c, user, false);
  return respondPrivately(c, { logged_in: isLoggedIn });
}
