import { eq } from 'drizzle-orm';
import { renewRecoveryCodes as renewal } from '#src/contract/second-factor.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findSecondFactor } from '../../identity/second-factor.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { checkCode } from './check-code.ts';
import { countRecoveryCodes, handleRenewRecoveryCodes } from './recovery-codes.ts';

/** Returns whether the caller has a second factor, and the number of unused recovery codes. */
export async function showFactor(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const { uid } = requireSession(c);
  const [factor, remaining] = await Promise.all([findSecondFactor(db, uid), countRecoveryCodes(db, uid)]);
  return respondPrivately(c, { since: factor?.confirmedAt?.toISOString() ?? null, recovery_codes_left: remaining });
}

/** Deletes a user's app and recovery codes. */
export async function deleteFactor(tx: Transaction, uid: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.uid, uid));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
}

/** Replaces the remaining recovery codes by new ones. */
export async function replaceRecoveryCodes(c: ApiContext): Promise<Response> {
  const { uid } = requireSession(c);
  await checkCode(c, uid, readPlainText(await readRequest(c, renewal), 'code'));
  const codes = await c.var.system.database.db.transaction((tx) => handleRenewRecoveryCodes(tx, uid));
  return respondPrivately(c, { recovery_codes: codes });
}
