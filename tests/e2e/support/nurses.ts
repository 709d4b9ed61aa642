import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { secondFactors } from '#src/cms/db/schema/index.ts';
import { encryptSecret } from '#src/cms/identity/second-factor.ts';
import { handleReviewNurse } from '#src/cms/modules/accounts/review-nurse.ts';
import { createAppSecret, generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { toWirePractice } from '#src/contract/own-user.ts';
import { openDialog } from '#tests/support/http.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, getUserToday } from './days.ts';
import { logIn, PASSWORD, type Person } from './people.ts';
import { getProduct, getUrl, productPort } from './story.ts';

const LABEL = 'begeleid';

const PRACTICE = {
  initials: 'A.B.',
  familyName: 'Jansen',
  function: 'POH-GGZ',
  generalPractitioner: 'Praktijk Noord',
  address: 'Kerkstraat 1',
  postalCode: '1234 AB',
  locality: 'Utrecht',
  telephoneNumber: '030 1234567',
};

const wrap = (value: unknown) => [{ value }];

export interface ApprovedNurse extends Person {
  readonly code: string;
  /** Secret of the app that generates the codes of the nurse's second factor. */
  readonly secret: string;
}

/** Registers a nurse who waits for review; returns her uid. */
export async function createWaitingNurse(mail: string): Promise<number> {
  const answer = await openDialog({
    port: productPort(),
    host: `${LABEL}.localhost:${productPort()}`,
    path: '/api/nl/user/register?_format=json',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      mail: wrap(mail),
      name: wrap(mail),
      pass: wrap(PASSWORD),
      preferred_langcode: wrap('nl'),
      field_welcome_package: wrap(0),
      ...toWirePractice(PRACTICE),
    }),
  });
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).uid[0].value;
}

/** Creates an approved nurse without a second factor; does not log in. */
export async function createApprovedNurse(): Promise<Person> {
  const mail = `${randomUUID()}@example.nl`;
  const uid = await createWaitingNurse(mail);
  await withContentSystem(getProduct(), (system) => handleReviewNurse(system, mail, 'approve'));
  return { uid, mail, label: LABEL };
}

/** Gives a nurse a second factor without used codes. */
export async function readGiveFactor(uid: number): Promise<string> {
  const secret = createAppSecret();
  await withContentSystem(getProduct(), ({ keys, database, now }) =>
    database.db.insert(secondFactors).values({ uid, secret: encryptSecret(keys, uid, secret), confirmedAt: now() }),
  );
  return secret;
}

/** Creates an approved nurse, logged in here with both factors. */
export async function createNurse(page: Page): Promise<ApprovedNurse> {
  const { uid, mail } = await createApprovedNurse();
  const secret = await readGiveFactor(uid);
  await logIn(page.context(), { uid, mail, label: LABEL }, PASSWORD, generateCode(secret, new Date()));
  const data = JSON.parse(await call(page, LABEL, 'GET', '/current-user'));
  return { uid, mail, label: LABEL, code: data.field_poh_pairing_code[0].value, secret };
}

/** Pairs the logged-in user with a nurse, with the call that the form makes. */
export const pairWith = (page: Page, label: string, code: string): Promise<string> =>
  call(page, label, 'POST', '/proxy/pair-poh', { pairing_code: code });

/** Returns the URL of a client's page. */
export const getClientPage = (programme: string, uid: number): string => getUrl(LABEL, `/client/${programme}/${uid}`);

/** Pairs a nurse with clients who started one a day, the last of them today; "Cliënt 01" is the first by name. */
export const withClients = (nurseUid: number, count: number): Promise<unknown> =>
  withContentSystem(getProduct(), ({ database }) =>
    database.pool.query(
      `with made as (
         insert into users (domain, role, status, mail, language, name, nickname, avatar, registrations_start,
           program_start, created_at, changed_at, active_at)
         select 'alcohol', 'client', 'active', $1 || n || '@example.nl', 'nl', 'Cliënt ' || lpad(n::text, 2, '0'),
           'Bijnaam ' || lpad(($2::int - n)::text, 2, '0'), 1 + n % 12, $4::date - n, $4::date - n, $5::timestamptz, $5, $5
         from generate_series(1, $2::int) n returning uid, program_start),
       days as (
         insert into registrations (uid, uuid, date, amount, created_at)
         select uid, gen_random_uuid(), d, 1, $5 from made, generate_series(program_start, $4::date - 1, '1 day') d)
       insert into pairings select uid, $3, $5 from made`,
      [randomUUID(), count, nurseUid, getUserToday(), new Date()],
    ),
  );
