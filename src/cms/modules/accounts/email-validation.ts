import { eq } from 'drizzle-orm';
import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { validateEmail as operation } from '#src/contract/validate-email.ts';
import { users } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { checkLimit, countTry } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { sendValidation } from './account-mails.ts';
import { countConfirmation } from './count-address.ts';
import { lockUser, ownUser } from './find-user.ts';
import { spendLink } from './links.ts';
import { readLink } from './read-link.ts';

/**
 * Confirms an address. A mail scanner that opens the link first does no harm: the person's own visit is answered the
 * same, and nobody is logged in by it.
 */
export async function validateAddress(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const found = await readLink(c, operation, 'validate');
  await system.database.db.transaction(async (tx) => {
    const { uid, mail } = await lockUser(tx, found.user.uid);
    if (mail !== found.user.mail || !(await spendLink(tx, 'validate', found, system.now()))) return;
    await tx.update(users).set({ validatedAt: system.now() }).where(eq(users.uid, uid));
  });
  return privateAnswer(c, { validated: true });
}

/** Sends one more validation mail; the links before it stay good. An address that is validated, or stands for none, gets none. */
export async function resendValidation(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await ownUser(c);
  await checkLimit(c, 'send-validation', user.uid);
  if (user.validatedAt === null && !isPlaceholder(user.mail, system.config.accounts.placeholderDomain)) {
    await countConfirmation(c, user.mail);
    await countTry(c, 'send-validation', user.uid);
    await system.jobs.transact(async (tx) => sendValidation(system, tx, await lockUser(tx, user.uid)));
  }
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
