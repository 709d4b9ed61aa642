import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CONSENT_VERSION } from '#src/domains/consent.ts';
import { getDomain } from '#src/domains/index.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { claimAddress, listAddressAccounts } from '../../identity/addresses.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import type { User } from '../../identity/find-user.ts';
import { hashPassword, runInPasswordSlot, verifyPassword } from '../../identity/password.ts';
import { storeBuddyAnswer } from '../../modules/buddies/answer-invite.ts';
import { toBuddyContext } from '../../modules/buddies/find-buddy.ts';
import { insertBuddy } from '../../modules/buddies/insert-buddy.ts';
import { claimNickname } from '../../modules/nicknames/claim-nickname.ts';
import { getDemoAddress, matchesDemoAccount } from './address.ts';
import { addDemoDays } from './days.ts';
import { addDemoDiary } from './diary.ts';
import { addDemoExercises } from './exercises.ts';
import { addDemoForum } from './forum.ts';
import { addDemoMessages } from './messages.ts';
import { withClockAtDaysBefore } from './moment.ts';
import { addDemoNurse } from './nurse.ts';
import type { DemoPart } from './part.ts';
import { DEMO_PEOPLE, type DemoPerson, type DemoStage } from './people.ts';
import { getPseudoRandom } from './pseudo-random.ts';

interface BuddyRequest {
  readonly name: string;
  readonly answer: 'accepted' | 'refused' | null;
}

const ASKED: Readonly<Partial<Record<DemoStage, readonly BuddyRequest[]>>> = {
  halverwege: [
    { name: 'Robin', answer: 'accepted' },
    { name: 'Kim', answer: null },
  ],
  klaar: [
    { name: 'Alex', answer: 'accepted' },
    { name: 'Jo', answer: 'refused' },
  ],
};

const REASON = { nl: 'Nu even niet, ik heb zelf veel aan mijn hoofd.', en: 'Not now, I have a lot on my mind myself.' };

/** Adds buddies with their answers; sends no mail. */
const addDemoBuddies: DemoPart = async (system, tx, { uid, domain, stage, address, language, today }) => {
  if (getDomain(domain).variant !== 'self-help') return;
  for (const [index, { name, answer }] of (ASKED[stage] ?? []).entries()) {
    const email = getDemoAddress(system, `${name.toLowerCase()}.${address}`);
    const systemThen = withClockAtDaysBefore(system, today, 18 - index, '18:30');
    const row = await insertBuddy(systemThen, tx, { uid, id: toNameUuid(`demo buddy ${uid} ${name}`), name, email });
    if (answer === null) continue;
    const refusal = answer === 'refused' ? encryptText(system.keys, toBuddyContext(row), REASON[language]) : null;
    await storeBuddyAnswer(withClockAtDaysBefore(system, today, 16, '19:10'), tx, row, { state: answer, refusal });
  }
};

/** Demo data of every module, in order. */
const DEMO_PARTS: readonly DemoPart[] = [
  addDemoDays,
  addDemoExercises,
  addDemoDiary,
  addDemoBuddies,
  addDemoForum,
  addDemoNurse,
  addDemoMessages,
];

/** A demo user with the login that the command prints. */
export interface DemoLogin extends DemoPerson {
  readonly mail: string;
  readonly password: string;
}

/** Returns the password of all demo users: identical on every run, different in every installation. */
function getDemoPassword({ keys }: ContentSystem): string {
  const key = keys.keyOf(keys.current(), 'client');
  return `demo-1-${createHmac('sha256', key).update('demo').digest('hex').slice(0, 10)}`;
}

const AVATARS = 12;

const getAvatar = ({ address }: DemoPerson): number => 1 + Math.floor(getPseudoRandom(`avatar ${address}`) * AVATARS);

async function makePerson(
  system: ContentSystem,
  person: DemoPerson,
  mail: string,
  passwordHash: string,
): Promise<void> {
  const now = system.now();
  const today = toUserDate(now, DEFAULT_DAY_START);
  const start = addDays(today, 1 - person.day);
  const starts = { registrationsStart: start, programStart: start };
  const dates = { createdAt: now, changedAt: now, activeAt: now, validatedAt: now };
  const { domain, language, name, nickname } = person;
  await system.jobs.transact(async (tx) => {
    const account = {
      domain,
      language,
      name,
      avatar: getAvatar(person),
      mail,
      passwordHash,
      status: 'active',
      ...(person.stage === 'praktijk'
        ? ({ role: 'poh' } as const)
        : ({ role: 'client', consentVersion: CONSENT_VERSION, consentLanguage: language, consentAt: now } as const)),
    } as const;
    const [row] = await tx
      .insert(users)
      .values({ ...account, ...starts, ...dates })
      .returning();
    if (!row) throw new Error('The account was not created.');
    await claimAddress(tx, domain, mail, row.uid);
    await claimNickname(system, tx, row, nickname);
    for (const add of DEMO_PARTS) await add(system, tx, { ...person, uid: row.uid, start, today });
  });
}

async function renewPassword(
  { database }: ContentSystem,
  { uid, passwordHash }: User,
  password: string,
): Promise<void> {
  if (await runInPasswordSlot(() => verifyPassword(password, passwordHash))) return;
  const renewedInPasswordSlot = await runInPasswordSlot(() => hashPassword(password));
  await database.db.update(users).set({ passwordHash: renewedInPasswordSlot }).where(eq(users.uid, uid));
}

/** Adds the missing demo users. Existing users are unchanged, except for the printed password. */
export async function addDemo(system: ContentSystem, people = DEMO_PEOPLE): Promise<readonly DemoLogin[]> {
  const password = getDemoPassword(system);
  const logins = people.map((person) => ({ ...person, mail: getDemoAddress(system, person.address), password }));
  for (const { mail, password: _password, ...person } of logins) {
    const [knownAddressAccount] = await listAddressAccounts(system.database.db, person.domain, mail);
    if (knownAddressAccount) await renewPassword(system, knownAddressAccount, password);
    else await makePerson(system, person, mail, await runInPasswordSlot(() => hashPassword(password)));
  }
  return logins;
}

/** Deletes all demo users with their data; returns their number. */
export async function removeDemo(system: ContentSystem): Promise<number> {
  const people = await system.database.db.select({ uid: users.uid }).from(users).where(matchesDemoAccount(system));
  for (const { uid } of people) await system.jobs.transact((tx) => deleteUserRows(system, tx, uid));
  return people.length;
}
