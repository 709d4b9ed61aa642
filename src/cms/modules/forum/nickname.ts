import type { Localised } from '#src/domains/domain.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { ownUser, sessionOf, type User, userByUid } from '../accounts/find-user.ts';

const NEEDED: Localised = {
  nl: 'Kies eerst een bijnaam. Anderen zien alleen die naam.',
  en: 'Choose a nickname first. Others only see that name.',
};

async function userIn(c: ApiContext, tx: Transaction): Promise<User> {
  const user = await userByUid(tx, sessionOf(c).uid);
  if (!user) throw new ApiError(403, 'login-needed');
  return user;
}

/**
 * The person who writes, who needs a nickname to do so (section 5, "Forum"); 422 without one. Whoever asks in a
 * transaction gives it along: who holds one connection and waits for a second keeps others from theirs.
 */
export async function writerOf(c: ApiContext, tx?: Transaction): Promise<User & { readonly nickname: string }> {
  const user = await (tx ? userIn(c, tx) : ownUser(c));
  const nickname = user.nickname?.trim() ?? '';
  if (nickname === '') throw new ValidationFailure([{ field: 'field_nickname', text: NEEDED[c.var.language] }]);
  return { ...user, nickname };
}
