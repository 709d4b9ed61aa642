import { decryptText } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { sendReset } from '../identity/account-mails.ts';
import { type AddressAccounts, findAddressAccounts, isEmptyAccount } from '../identity/addresses.ts';
import type { User } from '../identity/find-user.ts';
import type { Transaction } from '../jobs/jobs.ts';
import type { JobHandlers } from '../jobs/worker.ts';

const hasPassword = ({ status, passwordHash }: User) => status === 'active' && passwordHash !== null;

/** Returns the accounts to reset: the validated one, else every account with data, else the newest. */
async function findAccountsToReset(
  system: ContentSystem,
  tx: Transaction,
  { validated, others }: AddressAccounts,
): Promise<readonly User[]> {
  if (validated && hasPassword(validated)) return [validated];
  const open = others.filter(hasPassword);
  const holding: User[] = [];
  for (const user of open) if (!(await isEmptyAccount(system, tx, user.uid))) holding.push(user);
  return holding.length > 0 ? holding : open.slice(-1);
}

/** Creates the handler that mails a reset link if the address has an active account with a password. */
export function createPasswordRequestHandler(system: ContentSystem): JobHandlers['ask-password'] {
  return async ({ domain, sealed }, { id }) => {
    const text = decryptText(system.keys, { table: 'ask-password', row: id, owner: 0 }, sealed);
    await system.jobs.transact(async (tx) => {
      const meant = await findAccountsToReset(system, tx, await findAddressAccounts(tx, domain, text));
      for (const user of meant) await sendReset(system, tx, user, `reset ${id} ${user.uid}`);
    });
  };
}
