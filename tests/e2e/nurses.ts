import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { reviewNurse } from '#src/cms/modules/accounts/review-nurse.ts';
import { inContentOf } from '#tests/support/content-of.ts';
import { ask } from '#tests/support/http.ts';
import { call } from './days.ts';
import { logIn, PASSWORD, type Person } from './people.ts';
import { address, product, productPort } from './story.ts';

const LABEL = 'begeleid';

const PRACTICE = {
  initials: 'A.B.',
  family_name: 'Jansen',
  function: 'POH-GGZ',
  general_practitioner: 'Praktijk Noord',
  address: 'Kerkstraat 1',
  postal_code: '1234 AB',
  locality: 'Utrecht',
  telephone_number: '030 1234567',
};

const wrap = (value: unknown) => [{ value }];

export interface ApprovedNurse extends Person {
  readonly code: string;
}

/** A nurse who registered and waits for review; her uid. */
export async function waitingNurse(mail: string): Promise<number> {
  const fields = Object.entries(PRACTICE).map(([name, value]) => [`field_${name}`, wrap(value)]);
  const answer = await ask({
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
      ...Object.fromEntries(fields),
    }),
  });
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).uid[0].value;
}

/** A nurse who was approved, logged in here. */
export async function nurse(page: Page): Promise<ApprovedNurse> {
  const mail = `${randomUUID()}@example.nl`;
  const uid = await waitingNurse(mail);
  await inContentOf(product(), (system) => reviewNurse(system, mail, 'approve'));
  await logIn(page.context(), { uid, mail, label: LABEL });
  const own = JSON.parse(await call(page, LABEL, 'GET', '/current-user'));
  return { uid, mail, label: LABEL, code: own.field_poh_pairing_code[0].value };
}

/** Pairs who is logged in here with a nurse, by the call that the form makes. */
export const pairWith = (page: Page, label: string, code: string): Promise<string> =>
  call(page, label, 'POST', '/proxy/pair-poh', { pairing_code: code });

/** The page of one client. */
export const clientPage = (programme: string, uid: number): string => address(LABEL, `/client/${programme}/${uid}`);
