import { and, eq } from 'drizzle-orm';
import { userAddresses } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { countTry } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendAccountMail } from './account-mails.ts';
import { addressKey, userByAddress } from './find-user.ts';

/** An address of a domain that opens another account already. */
export class AddressTaken extends Error {}

/** Takes an address of a domain for an account; throws AddressTaken where it opens another. */
export async function takeAddress(tx: Transaction, domain: string, mail: string, uid: number): Promise<void> {
  const taken = await tx
    .insert(userAddresses)
    .values({ domain, address: addressKey(mail), uid })
    .onConflictDoNothing()
    .returning({ uid: userAddresses.uid });
  if (taken.length === 0) throw new AddressTaken();
}

/** Lets go of the address that opened an account. */
export async function releaseAddress(tx: Transaction, domain: string, mail: string, uid: number): Promise<void> {
  const own = and(eq(userAddresses.domain, domain), eq(userAddresses.address, addressKey(mail)));
  await tx.delete(userAddresses).where(and(own, eq(userAddresses.uid, uid)));
}

/**
 * What follows on an address that is taken: its owner is told, once a day at most, the try counts, and the asker hears
 * no more than that it failed (decisions, "Accounts").
 */
export async function refuseTaken(
  c: ApiContext,
  mail: string,
  key: 'not-registered' | 'mail-not-changed',
): Promise<never> {
  const { system, domain } = c.var;
  await system.jobs.transact(async (tx) => {
    const owner = await userByAddress(tx, domain.key, mail);
    if (!owner) return;
    const cause = `address in use ${owner.uid} ${system.now().toISOString().slice(0, 10)}`;
    await sendAccountMail(system, tx, { mail: 'address-in-use', user: owner, page: 'login', cause });
  });
  await countTry(c, 'register', addressKey(mail));
  throw new ApiError(422, key);
}
