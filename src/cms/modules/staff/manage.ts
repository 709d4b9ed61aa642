import { eq } from 'drizzle-orm';
import {
  changeStaff as change,
  inviteStaff as invitation,
  STAFF_ROLES,
  type StaffRole,
} from '#src/contract/desk/staff.ts';
import { STAFF_FORM } from '#src/contract/forms/staff.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { readText } from '#src/rules/fields/text.ts';
import { staffRights, users } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { AddressTakenError } from '../../identity/addresses.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { appendErasure } from '../../identity/erasures.ts';
import type { User } from '../../identity/find-user.ts';
import { collectViolations, readMailChange } from '../../identity/read-credentials.ts';
import { requiresLoginCode } from '../../identity/second-factor.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { deleteFactor } from '../second-factor/user-factor.ts';
import { endSessions } from '../sessions/start-session.ts';
import { createStaff } from './make-staff.ts';
import { assertNotLast, lockMember, serializeMember } from './members.ts';
import { mailStaffLink } from './staff-mails.ts';

const readRole = (raw: unknown): StaffRole | undefined => STAFF_ROLES.find((role) => role === raw);

/** Creates an account and mails its user a link. */
export async function handleInvite(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const body = await readRequest(c, invitation);
  const staffRequest = collectViolations(c, STAFF_FORM, (refuse) => {
    const name = readText(readPlainText(body, 'name'));
    if (!name.ok) refuse('name', name.error);
    const mail = readMailChange(c, readPlainText(body, 'mail'), '', refuse) ?? '';
    const language = LANGUAGES.find((option) => option === body.language) ?? c.var.language;
    return { name: name.ok ? name.value : '', mail, language, role: readRole(body.role) ?? 'editor' };
  });
  try {
    const result = await system.jobs.transact(async (tx) => {
      const user = await createStaff(system, tx, staffRequest);
      await mailStaffLink(system, tx, user);
      return user;
    });
    return respondPrivately(c, serializeMember(result, false), 201);
  } catch (error) {
    if (!(error instanceof AddressTakenError)) throw error;
    throw new ValidationFailure([toFieldViolation('mail', 'address-of-staff', c.var.language)]);
  }
}

/** Returns the new status; a blocked account that was never used becomes pending again. */
const getStatus = (user: User, state: unknown): User['status'] => {
  if (state === undefined) return user.status;
  if (state === 'blocked') return 'blocked';
  return user.passwordHash === null ? 'pending' : 'active';
};

/** Saves the limits of an editor; effective from the next request. */
async function storeRights(tx: Transaction, uid: number, editorRights: EditorRights): Promise<void> {
  const rights = {
    domains: [...editorRights.domains],
    languages: [...editorRights.languages],
    mayPublish: editorRights.mayPublish,
  };
  await tx
    .insert(staffRights)
    .values({ uid, ...rights })
    .onConflictDoUpdate({ target: staffRights.uid, set: rights });
}

/** Changes the role or rights of a staff member, or blocks or unblocks the account. Ends the account's sessions. */
export async function changeMember(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const uid = readIdParam(c, 'uid');
  const body = await readRequest(c, change);
  const changes = await system.database.db.transaction(async (tx) => {
    const user = await lockMember(tx, uid);
    const role = readRole(body.role) ?? user.role;
    const status = getStatus(user, body.state);
    const isAdministrator = user.role === 'administrator' && user.status === 'active';
    if (isAdministrator && (role !== 'administrator' || status !== 'active')) await assertNotLast(tx, uid);
    await tx.update(users).set({ role, status, changedAt: system.now() }).where(eq(users.uid, uid));
    if (role !== user.role || status !== user.status) await endSessions(tx, uid);
    if (body.rights !== undefined) await storeRights(tx, uid, body.rights as EditorRights);
    const [rights] = await tx.select().from(staffRights).where(eq(staffRights.uid, uid));
    return { user: { ...user, role, status }, rights };
  });
  const { user, rights } = changes;
  return respondPrivately(c, serializeMember(user, await requiresLoginCode(system.database.db, user), rights));
}

/** Deletes a staff account. */
export async function removeMember(c: ApiContext): Promise<Response> {
  const uid = readIdParam(c, 'uid');
  const { system } = c.var;
  const erasure = await system.database.db.transaction(async (tx) => {
    const user = await lockMember(tx, uid);
    if (user.role === 'administrator' && user.status === 'active') await assertNotLast(tx, uid);
    return deleteUserRows(system, tx, uid);
  });
  await appendErasure(system, erasure);
  return respondEmpty(c);
}

/** Mails a new link to set a password. */
export async function handleSendLink(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const uid = readIdParam(c, 'uid');
  await system.jobs.transact(async (tx) => {
    const user = await lockMember(tx, uid);
    if (user.status === 'blocked') throw new ApiError(409, 'account-closed');
    await mailStaffLink(system, tx, user);
  });
  return respondEmpty(c);
}

/** Removes the second factor of an account; another has to be set up at the next login. */
export async function handleResetFactor(c: ApiContext): Promise<Response> {
  const uid = readIdParam(c, 'uid');
  await c.var.system.database.db.transaction(async (tx) => {
    await lockMember(tx, uid);
    await deleteFactor(tx, uid);
    await endSessions(tx, uid);
  });
  return respondEmpty(c);
}
