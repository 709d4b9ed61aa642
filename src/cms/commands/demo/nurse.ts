import { and, eq, inArray, like, or } from 'drizzle-orm';
import { DOMAINS } from '#src/domains/index.ts';
import { nurseProfiles, pairings, users } from '../../db/schema/index.ts';
import { matchesDemoAccount } from './address.ts';
import { withClockAtDaysBefore } from './moment.ts';
import type { DemoPart } from './part.ts';

const PRACTICE = {
  initials: 'S.',
  familyName: 'de Wit',
  function: 'POH-GGZ',
  generalPractitioner: 'Huisartsenpraktijk De Brug',
  address: 'Brugstraat 12',
  postalCode: '3511 AB',
  locality: 'Utrecht',
  telephoneNumber: '030 123 45 67',
  wantsWelcomePackage: false,
} as const;

const GUIDED = DOMAINS.filter(({ variant }) => variant === 'self-help').map(({ key }) => key);

/** A client who started today has no nurse yet, to show the empty state of that page. */
const hasBegun = or(like(users.mail, 'halverwege.%'), like(users.mail, 'klaar.%'));

/** Adds a practice nurse with clients in every programme that has nurses. */
export const addDemoNurse: DemoPart = async (system, tx, { uid, stage, today }) => {
  if (stage !== 'praktijk') return;
  await tx.insert(nurseProfiles).values({ uid, ...PRACTICE });
  const clients = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(matchesDemoAccount(system), eq(users.role, 'client'), inArray(users.domain, GUIDED), hasBegun));
  const since = withClockAtDaysBefore(system, today, 14, '10:00').now();
  for (const client of clients) {
    await tx.insert(pairings).values({ uid: client.uid, nurseUid: uid, since }).onConflictDoNothing();
  }
};
