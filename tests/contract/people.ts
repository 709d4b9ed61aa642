import { nurseProfiles } from '#src/cms/db/schema/index.ts';
import { getSessionCookieName, type Role } from '#src/cms/http/session.ts';
import type { User } from '#src/cms/identity/find-user.ts';
import { changeNurseApproval } from '#src/cms/modules/people/nurse-status.ts';
import { restrictAndRecord } from '#src/cms/modules/restrictions/restrict.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { createAccount as storeAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

/** Types of callers. */
export const PEOPLE = {
  visitor: null,
  'client, unvalidated': { role: 'client', domain: 'alcohol', isValidated: false },
  'client, validated': { role: 'client', domain: 'alcohol', isValidated: true },
  sso_client: { role: 'sso_client', domain: 'alcohol', isValidated: false },
  'client, silenced': { role: 'client', domain: 'alcohol', isValidated: true },
  'client, suspended': { role: 'client', domain: 'alcohol', isValidated: true },
  poh: { role: 'poh', domain: 'guided', isValidated: true },
  'poh, before the second step': { role: 'poh', domain: 'guided', isValidated: true },
  'poh, withdrawn': { role: 'poh', domain: 'guided', isValidated: true },
  editor: { role: 'editor', domain: null, isValidated: true },
  moderator: { role: 'moderator', domain: null, isValidated: true },
  administrator: { role: 'administrator', domain: null, isValidated: true },
} as const satisfies Record<string, { role: Role; domain: DomainKey | null; isValidated: boolean } | null>;

export type Person = keyof typeof PEOPLE;

export interface Caller {
  readonly uid: number;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
}

const PRACTICE = {
  initials: 'A.B.',
  familyName: 'Jansen',
  function: 'POH-GGZ',
  generalPractitioner: 'Huisartsenpraktijk Noord',
  address: 'Kerkstraat 1',
  postalCode: '1234 AB',
  locality: 'Utrecht',
  telephoneNumber: '030 1234567',
  wantsWelcomePackage: false,
} as const;

/** Creates an account; a nurse gets a practice. */
export async function makeAccount(
  { database, clock }: TestSystem,
  fields: Pick<User, 'role' | 'domain'>,
  isValidated = true,
) {
  const { now } = clock;
  const user = await storeAccount({ database, now }, { ...fields, validatedAt: isValidated ? now() : null });
  if (fields.role === 'poh') await database.db.insert(nurseProfiles).values({ uid: user.uid, ...PRACTICE });
  return user;
}

/** Creates a new caller of a type, with the headers of their browser. */
export async function getCaller(system: TestSystem, person: Person): Promise<Caller> {
  const kind = PEOPLE[person];
  if (kind === null) return { uid: 0, host: 'alcohol.localhost', headers: {} };
  const host = kind.domain === null ? 'localhost' : `${getDomain(kind.domain).label}.localhost`;
  const user = await makeAccount(system, kind, kind.isValidated);
  const needsSecondFactor = person === 'poh, before the second step';
  const session = { uid: user.uid, role: kind.role, domain: kind.domain, seconds: 3600, needsSecondFactor };
  const cookie = `${getSessionCookieName(host, false)}=${await openSession(system.system, session)}`;
  const answer = await system.app.request(`http://${host}/api/nl/session/token`, { headers: { cookie } });
  await putOut(system, person, user);
  return { uid: user.uid, host, headers: { cookie, 'x-csrf-token': await answer.text() } };
}

/** Stores a decision of staff about a logged-in user. */
async function putOut(system: TestSystem, person: Person, user: User): Promise<void> {
  const decision = { reason: 'Reclame.', staffUid: null, rule: 'first', source: 'team' } as const;
  if (person === 'poh, withdrawn')
    await changeNurseApproval(system.system, user.uid, { ...decision, action: 'withdraw' });
  if (person !== 'client, suspended' && person !== 'client, silenced') return;
  const action = person === 'client, suspended' ? 'suspend' : 'silence';
  await system.system.jobs.transact((tx) =>
    restrictAndRecord(system.system, tx, user, { ...decision, action, until: null }),
  );
}
