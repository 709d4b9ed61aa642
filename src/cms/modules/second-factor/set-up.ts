import { eq } from 'drizzle-orm';
import { startSecondFactor as beginning, confirmSecondFactor as confirming } from '#src/contract/second-factor.ts';
import { readSecondFactorCode } from '#src/rules/fields/codes.ts';
import { secondFactors } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { confirmPassword } from '../../identity/confirm-password.ts';
import { lockUser, requireSession, requireUser } from '../../identity/find-user.ts';
import { decryptSecret, encryptSecret, lockSecondFactor, requiresLoginCode } from '../../identity/second-factor.ts';
import { endSessions, startSession } from '../sessions/start-session.ts';
import { checkCode, checkLimitedGuess } from './check-code.ts';
import { handleRenewRecoveryCodes } from './recovery-codes.ts';
import { createAppSecret, findCodeStep, toTotpUri } from './totp.ts';

/**
 * Creates a secret for an app, activated by its first code. A user who already has an app enters one of its codes;
 * otherwise the password is required, unless it was just entered to log in.
 */
export async function startSetUp(c: ApiContext): Promise<Response> {
  const { keys, database } = c.var.system;
  const user = await requireUser(c);
  const body = await readRequest(c, beginning);
  if (await requiresLoginCode(database.db, user)) await checkCode(c, user.uid, readPlainText(body, 'code'));
  else if (!requireSession(c).needsSecondFactor)
    await confirmPassword(c, user, readPlainText(body, 'password'), 'password');
  const secret = createAppSecret();
  const newSecret = encryptSecret(keys, user.uid, secret);
  await database.db
    .insert(secondFactors)
    .values({ uid: user.uid, newSecret })
    .onConflictDoUpdate({ target: secondFactors.uid, set: { newSecret } });
  return respondPrivately(c, { secret, address: toTotpUri(secret, user.mail) });
}

/** Activates the new app by its first code; only this response contains the recovery codes. */
export async function confirmSetUp(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const session = requireSession(c);
  const code = readSecondFactorCode(readPlainText(await readRequest(c, confirming), 'code'));
  const recoveryCodes = await checkLimitedGuess(c, user.uid, () =>
    system.database.db.transaction(async (tx) => {
      // Blocks simultaneous logins, which need a code of this app, or have a session that is ended here.
      await lockUser(tx, user.uid);
      const newSecret = (await lockSecondFactor(tx, user.uid))?.newSecret ?? null;
      const now = system.now();
      const step =
        newSecret === null || !code.ok
          ? null
          : findCodeStep(decryptSecret(system.keys, user.uid, newSecret), code.value, now);
      if (step === null) return null;
      const factor = { secret: newSecret, newSecret: null, lastStep: step, confirmedAt: now };
      await tx.update(secondFactors).set(factor).where(eq(secondFactors.uid, user.uid));
      await endSessions(tx, user.uid, session.id);
      return handleRenewRecoveryCodes(tx, user.uid);
    }),
  );
  if (session.needsSecondFactor) await startSession(c, user, true);
  return respondPrivately(c, { recovery_codes: recoveryCodes });
}
