import { eq } from 'drizzle-orm';
import type { UsedName } from '#src/rules/forum/traces.ts';
import { nicknames } from '../../db/schema/index.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Lists every current and former nickname of a user, with its start. */
export async function listUsedNames(
  tx: Transaction,
  { uid, nickname, createdAt }: Pick<User, 'uid' | 'nickname' | 'createdAt'>,
): Promise<readonly UsedName[]> {
  const rows = await tx.select().from(nicknames).where(eq(nicknames.uid, uid));
  const usedNames = rows.flatMap(({ name, since }) => (name === null ? [] : [{ name, since }]));
  const isListed = nickname === null || usedNames.some(({ name }) => name === nickname);
  return isListed ? usedNames : [...usedNames, { name: nickname, since: createdAt }];
}
