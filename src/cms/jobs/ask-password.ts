import { unseal } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { sendReset } from '../modules/accounts/account-mails.ts';
import { userByAddress } from '../modules/accounts/find-user.ts';
import type { JobHandlers } from './worker.ts';

/** Mails a reset link where the address opens an active account that has a password; else nothing happens. */
export function makeAskPassword(system: ContentSystem): JobHandlers['ask-password'] {
  return async ({ domain, sealed }, { id }) => {
    const address = unseal(system.keys, { table: 'ask-password', row: id, owner: 0 }, sealed);
    await system.jobs.transact(async (tx) => {
      const user = await userByAddress(tx, domain, address);
      if (user?.status === 'active' && user.passwordHash !== null) await sendReset(system, tx, user, `reset ${id}`);
    });
  };
}
