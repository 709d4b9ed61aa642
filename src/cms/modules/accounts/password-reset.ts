import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  requestPasswordReset as asking,
  checkResetLink as checking,
  setPassword as setting,
} from '#src/contract/account-links.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import { lockUser, toAddressKey, type User } from '../../identity/find-user.ts';
import { consumeLink } from '../../identity/links.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readPasswordChange } from '../../identity/read-credentials.ts';
import { toJobId } from '../../jobs/jobs.ts';
import { passSecondFactor } from '../second-factor/check-code.ts';
import { createLoginResponse, endSessions, startSession } from '../sessions/start-session.ts';
import { readLink, refuseLink } from './read-link.ts';

/**
 * Accepts a request for a new password. A job checks later if the address is known, so that response, time and limits
 * are equal for every address (docs/product-rules.md, "Accounts").
 */
export async function requestPassword(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const mail = readEmail(readPlainText(await readRequest(c, asking), 'mail'));
  if (!mail.ok) throw new ApiError(400, 'input-invalid');
  const account = toAddressKey(mail.value);
  await checkLimit(c, 'ask-password', account);
  await recordFailedAttempt(c, 'ask-password', account);
  const cause = `ask password ${randomUUID()}`;
  const text = encryptText(system.keys, { table: 'ask-password', row: toJobId(cause), owner: 0 }, mail.value);
  await system.jobs.transact((tx) =>
    system.jobs.send(tx, 'ask-password', { domain: domain.key, language, sealed: text }, cause),
  );
  return c.body(null, 200, { 'Cache-Control': 'no-store' });
}

function assertOpen({ status }: User): void {
  if (status !== 'active') throw new ApiError(403, 'account-closed');
}

/** Checks a reset link without using it. */
export async function checkPasswordLink(c: ApiContext): Promise<Response> {
  const { user } = await readLink(c, checking, 'reset');
  assertOpen(user);
  return respondPrivately(c, { valid: true });
}

/** Sets a password by a link, which works once, and logs in. Every other session of the account ends. */
export async function resetPassword(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { user, body, digest } = await readLink(c, setting, 'reset');
  assertOpen(user);
  const password =
    collectViolations(c, { textKey: 'login.reset.errors', names: { pass: 'password' } }, (refuse) =>
      readPasswordChange(c, readPlainText(body, 'pass'), refuse),
    ) ?? '';
  const hasShownCode = await passSecondFactor(c, user, readPlainText(body, 'code'));
  const passwordHash = await runInPasswordSlot(() => hashPassword(password));
  const changes = await system.jobs.transact(async (tx) => {
    const previousUser = await lockUser(tx, user.uid);
    assertOpen(previousUser);
    if (
      previousUser.passwordHash !== user.passwordHash ||
      !(await consumeLink(tx, 'reset', { user, digest }, system.now()))
    )
      return null;
    await tx.update(users).set({ passwordHash, changedAt: system.now() }).where(eq(users.uid, user.uid));
    await endSessions(tx, user.uid);
    const cause = `password reset ${user.uid} ${readPlainText(body, 'hash')}`;
    const values = { changed: 'password' } as const;
    await sendAccountMail(system, tx, { mail: 'details-changed', user, page: 'forgot', cause, values });
    return { ...previousUser, passwordHash };
  });
  if (!changes) return refuseLink(c, String(user.uid));
  return createLoginResponse(c, changes, await startSession(c, changes, hasShownCode));
}
