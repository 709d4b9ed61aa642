import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from '#src/domains/domain.ts';
import type { Orm } from '../../db/orm.ts';
import { userIdentities } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { findUserByUid, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { assertOpen } from '../opening/is-open.ts';
import { createUser } from './register.ts';

export interface SsoIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export interface NewSsoUser {
  readonly language: Language;
  /** Name of a new account; null for an anonymous name. */
  readonly name: string | null;
  readonly isNewFromHti: boolean;
}

interface ArrivedUser {
  readonly user: User;
  readonly isNew: boolean;
}

async function findKnownUser(
  c: ApiContext,
  tx: Orm | Transaction,
  { issuer, subject }: SsoIdentity,
): Promise<User | undefined> {
  const isSameIdentity = and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject));
  const [identityRow] = await tx
    .select()
    .from(userIdentities)
    .where(and(isSameIdentity, eq(userIdentities.domain, c.var.domain.key)));
  return identityRow && findUserByUid(tx, identityRow.uid);
}

class ArrivedMeanwhile extends Error {}

async function makeArrival(c: ApiContext, tx: Transaction, identity: SsoIdentity, fresh: NewSsoUser): Promise<User> {
  const { system, domain } = c.var;
  const id = randomUUID();
  const user = await createUser(c, tx, {
    mail: `${id}@${system.config.accounts.placeholderDomain}`,
    name: fresh.name ?? `anoniem-${id.slice(0, 8)}`,
    language: fresh.language,
    role: 'sso_client',
    status: 'active',
    passwordHash: null,
    isNewFromHti: fresh.isNewFromHti,
  });
  const insertedRows = await tx
    .insert(userIdentities)
    .values({ ...identity, domain: domain.key, uid: user.uid })
    .onConflictDoNothing()
    .returning({ uid: userIdentities.uid });
  if (insertedRows.length === 0) throw new ArrivedMeanwhile();
  return user;
}

/**
 * Returns the account of a user whom another organisation authenticated, created on the first arrival in this domain.
 * Only that organisation's id identifies it: an equal mail address proves nothing (docs/product-rules.md, "Accounts").
 * Responds with 503 until the opening list is complete.
 */
export async function findOrCreateSsoUser(
  c: ApiContext,
  identity: SsoIdentity,
  fresh: NewSsoUser,
): Promise<ArrivedUser> {
  const { jobs, database } = c.var.system;
  if (!(await findKnownUser(c, database.db, identity))) await assertOpen(c.var.system);
  try {
    return await jobs.transact(async (tx) => {
      const existingUser = await findKnownUser(c, tx, identity);
      return existingUser
        ? { user: existingUser, isNew: false }
        : { user: await makeArrival(c, tx, identity, fresh), isNew: true };
    });
  } catch (error) {
    if (error instanceof ArrivedMeanwhile) return findOrCreateSsoUser(c, identity, fresh);
    throw error;
  }
}
