import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { openKeyFile } from '#src/cms/db/encryption/key-file.ts';
import { encryptDevice, getDeviceCookieName } from '#src/cms/modules/sessions/device-cookie.ts';
import { getConsentFields } from '#src/contract/own-user.ts';
import { type Answer, openDialog } from '#tests/support/http.ts';
import { mailTo } from './mails.ts';
import { getProduct, getUrl, productPort } from './story.ts';

export const PASSWORD = 'regen 4 wolken';

export interface Person {
  readonly uid: number;
  readonly mail: string;
  /** Host label of the domain. */
  readonly label: string;
}

interface PersonOptions {
  readonly name?: string;
  readonly language?: 'nl' | 'en';
  readonly mail?: string;
  readonly password?: string;
}

const wrap = (value: unknown) => [{ value }];

function post(label: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return openDialog({
    port: productPort(),
    host: `${label}.localhost:${productPort()}`,
    path: `/api/nl${path}?_format=json`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function expectOk(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** Registers a user in a domain with the calls that the screens make. */
export async function registered(
  label: string,
  { name = 'Sam', language = 'nl', mail, password = PASSWORD }: PersonOptions = {},
): Promise<Person> {
  const address = mail ?? `${randomUUID()}@example.nl`;
  const body = {
    mail: wrap(address),
    name: wrap(address),
    pass: wrap(password),
    field_name: wrap(name),
    preferred_langcode: wrap(language),
    ...getConsentFields(language),
  };
  const answer = expectOk(await post(label, '/user/register', body, { 'idempotency-key': randomUUID() }));
  return { uid: JSON.parse(answer.text).uid[0].value, mail: address, label };
}

/**
 * Logs a user in without the screen, in this browser, which counts as known: its password is checked only once, in
 * other browsers four times.
 */
export async function logIn(
  context: BrowserContext,
  { label, mail, uid }: Person,
  password = PASSWORD,
  code?: string,
): Promise<void> {
  const device = encryptDevice(openKeyFile(getProduct().dataDir), { uid, id: randomUUID() });
  const body = { name: mail, pass: password, ...(code && { code }) };
  const answer = expectOk(
    await post(label, '/user/login', body, { cookie: `${getDeviceCookieName(false)}=${device}` }),
  );
  const cookies = (answer.headers['set-cookie'] ?? []).flatMap((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    return value === '' ? [] : [{ name, value, url: getUrl(label, '/') }];
  });
  await context.addCookies(cookies);
}

/** Confirms the mail address of an account, like the link of its mail. */
export async function confirm({ mail, label }: Pick<Person, 'mail' | 'label'>): Promise<void> {
  const { pathname } = new URL((await mailTo(mail, /^(Bevestig|Confirm)/)).link);
  const port = productPort();
  const { headers } = await openDialog({ port, host: `localhost:${port}`, path: pathname });
  const [uid, timestamp, hash] = new URL(headers.location ?? '').pathname.split('/').slice(-3);
  expectOk(await post(label, '/validate-email', { uid, timestamp, hash }));
}

/** Creates a user with a confirmed email address, logged in here. */
export async function confirmed(context: BrowserContext, label: string, request: PersonOptions = {}): Promise<Person> {
  const person = await createParticipant(context, label, request);
  await confirm(person);
  return person;
}

/** Creates a user, logged in here. */
export async function createParticipant(
  context: BrowserContext,
  label: string,
  request: PersonOptions = {},
): Promise<Person> {
  const person = await registered(label, request);
  await logIn(context, person);
  return person;
}
