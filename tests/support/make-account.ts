import { randomUUID } from 'node:crypto';
import { userAddresses, users, VALIDATED_POSITION } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import type { User } from '#src/cms/identity/find-user.ts';
import { CONSENT_VERSION } from '#src/domains/consent.ts';

type AccountOptions = Pick<User, 'role' | 'domain'> & Partial<Omit<User, 'uid' | 'role' | 'domain'>>;

/** Stores an account directly in the database. */
export async function createAccount(
  { database, now }: Pick<ContentSystem, 'database' | 'now'>,
  accountOptions: AccountOptions,
): Promise<User> {
  const moment = now();
  const [user] = await database.db
    .insert(users)
    .values({
      status: 'active',
      mail: `${randomUUID()}@example.nl`,
      language: 'nl',
      name: 'Sam',
      registrationsStart: '2026-11-01',
      programStart: '2026-11-01',
      validatedAt: moment,
      createdAt: moment,
      changedAt: moment,
      activeAt: moment,
      ...(accountOptions.role === 'client' || accountOptions.role === 'sso_client'
        ? ({ consentVersion: CONSENT_VERSION, consentLanguage: 'nl', consentAt: moment } as const)
        : {}),
      ...accountOptions,
    })
    .returning();
  if (!user) throw new Error('No account was made.');
  if (user.domain !== null) {
    const location = user.validatedAt === null ? 1 : VALIDATED_POSITION;
    await database.db
      .insert(userAddresses)
      .values({ domain: user.domain, address: user.mail, uid: user.uid, place: location });
  }
  return user;
}
