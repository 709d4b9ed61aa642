import { type UserChanges, updateUser } from '#src/contract/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Result } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { loadUser } from '#src/session/load-user.ts';

/**
 * Saves changes to the account. Of the chosen mails only those that differ from `shown`, the ones that the form showed
 * before: a press in a mail may have ended another one since.
 */
export async function saveAccount(
  uid: number,
  changes: UserChanges,
  shown: readonly string[],
): Promise<Result<OwnUser>> {
  const { notifications: chosen } = changes;
  const save = (body: UserChanges) => getApiClient().call(updateUser, { params: { uid }, body });
  if (chosen === undefined) return save(changes);
  const current = await loadUser();
  if (!current.ok) return current;
  const kept = current.value.notifications.filter((mail) => chosen.includes(mail) || !shown.includes(mail));
  const added = chosen.filter((mail) => !shown.includes(mail) && !kept.includes(mail));
  return save({ ...changes, notifications: [...kept, ...added] });
}
