import { eq } from 'drizzle-orm';
import { changeStaffPassword as changing, saveOwnStaff as saving } from '#src/contract/desk/staff-user.ts';
import { STAFF_FORM } from '#src/contract/forms/staff.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { readText } from '#src/rules/fields/text.ts';
import { users } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { confirmPassword, refusePassword } from '../../identity/confirm-password.ts';
import { lockUser, requireSession, requireUser } from '../../identity/find-user.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readPasswordChange } from '../../identity/read-credentials.ts';
import { showOwnUser } from '../accounts/serialize-user.ts';
import { endSessions } from '../sessions/start-session.ts';
import { mailPasswordChanged } from './staff-mails.ts';

/** Saves the name and language of the caller's account. */
export async function saveOwnAccount(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const body = await readRequest(c, saving);
  const name = collectViolations(c, STAFF_FORM, (refuse) => {
    const read = readText(readPlainText(body, 'name'));
    if (!read.ok) refuse('name', read.error);
    return read.ok ? read.value : '';
  });
  const language = LANGUAGES.find((option) => option === body.language) ?? user.language;
  const set = { name, language, changedAt: system.now() };
  await system.database.db.update(users).set(set).where(eq(users.uid, user.uid));
  return showOwnUser(c, { ...user, ...set });
}

/** Changes the caller's password; requires the current one and ends every other session. */
export async function changePassword(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const body = await readRequest(c, changing);
  const password = collectViolations(c, STAFF_FORM, (refuse) =>
    readPasswordChange(c, readPlainText(body, 'password'), (_, problem) => refuse('password', problem)),
  );
  await confirmPassword(c, user, readPlainText(body, 'current'), 'current');
  const passwordHash = await runInPasswordSlot(() => hashPassword(password ?? ''));
  await system.jobs.transact(async (tx) => {
    const previousUser = await lockUser(tx, user.uid);
    if (previousUser.passwordHash !== user.passwordHash) refusePassword(c, 'current');
    await tx.update(users).set({ passwordHash, changedAt: system.now() }).where(eq(users.uid, user.uid));
    await endSessions(tx, user.uid, requireSession(c).id);
    await mailPasswordChanged(system, tx, user);
  });
  return respondEmpty(c);
}
