import type { Localised } from '#src/domains/domain.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser, type User } from '../accounts/find-user.ts';

const NEEDED: Localised = {
  nl: 'Kies eerst een bijnaam. Anderen zien alleen die naam.',
  en: 'Choose a nickname first. Others only see that name.',
};

/** The person who writes, who needs a nickname to do so (section 5, "Forum"); 422 without one. */
export async function writerOf(c: ApiContext): Promise<User & { readonly nickname: string }> {
  const user = await ownUser(c);
  const nickname = user.nickname?.trim() ?? '';
  if (nickname === '') throw new ValidationFailure([{ field: 'field_nickname', text: NEEDED[c.var.language] }]);
  return { ...user, nickname };
}
