import type { Language } from '#src/domains/domain.ts';
import { readNickname } from '#src/rules/fields/nickname.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText } from '../../http/server-texts.ts';
import { findUserByUid, requireSession, requireUser, type User } from '../../identity/find-user.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Returns the reason that a user may not write under their current nickname; null if they may. */
function getNicknameProblem({ nickname, nicknameKey }: User, language: Language): string | null {
  const result = readNickname(nickname ?? '');
  if (!result.ok)
    return result.error === 'required'
      ? getServerText('nickname.needed', language)
      : toFieldViolation('', result.error, language).text;
  return nicknameKey === null ? getServerText('nickname.shared', language) : null;
}

async function readUser(c: ApiContext, tx: Transaction): Promise<User> {
  const user = await findUserByUid(tx, requireSession(c).uid);
  if (!user) throw new ApiError(403, 'login-needed');
  return user;
}

/**
 * Returns the author of a new text, who needs a nickname (docs/specification.md, section 5, "Forum"); responds with 422
 * if there is none. Callers in a transaction pass it, as waiting for a second connection while having one could block
 * others.
 */
export async function requireAuthor(c: ApiContext, tx?: Transaction): Promise<User & { readonly nickname: string }> {
  const user = await (tx ? readUser(c, tx) : requireUser(c));
  const text = getNicknameProblem(user, c.var.language);
  if (text !== null) throw new ValidationFailure([{ field: 'field_nickname', text }]);
  return { ...user, nickname: user.nickname ?? '' };
}
