import { randomUUID } from 'node:crypto';
import { getConsentFields } from '#src/contract/own-user.ts';
import { openDialog } from '#tests/support/http.ts';
import type { Product } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import type { JourneyPage } from './page.ts';

export const PASSWORD = 'regen 4 wolken';

/** The context of a journey: a running product, and a page of one engine. */
export interface JourneyContext {
  readonly product: Product;
  readonly page: JourneyPage;
  /** Returns the URL of a path in a programme, by its host label. */
  readonly address: (label: string, path: string) => string;
}

export interface JourneyPerson {
  readonly uid: number;
  readonly mail: string;
  readonly label: string;
}

const wrap = (value: unknown) => [{ value }];

/** Creates an account of a participant with a confirmed address. */
export const register = (product: Product, label: string): Promise<JourneyPerson> =>
  registerWith(product, label, { field_name: wrap('Sam'), ...getConsentFields('nl') });

/** Creates an account with a confirmed address, by the call of the registration form. */
export async function registerWith(product: Product, label: string, fields: object): Promise<JourneyPerson> {
  const mail = `${randomUUID()}@example.nl`;
  const answer = await openDialog({
    port: product.port,
    host: `${label}.localhost:${product.port}`,
    path: '/api/nl/user/register?_format=json',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      mail: wrap(mail),
      name: wrap(mail),
      pass: wrap(PASSWORD),
      preferred_langcode: wrap('nl'),
      ...fields,
    }),
  });
  if (answer.status >= 300) throw new Error(`Registering: ${answer.status} ${answer.text.slice(0, 300)}`);
  const uid: number = JSON.parse(answer.text).uid[0].value;
  await withContentSystem(product, ({ database }) =>
    database.pool.query('update users set validated_at = now() where uid = $1', [uid]),
  );
  return { uid, mail, label };
}

/** Logs in by the call of the login form. Runs in the page. */
async function logInHere(name: string, pass: string, code: string | null): Promise<number> {
  const answer = await fetch('/api/nl/user/login?_format=json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(code === null ? { name, pass } : { name, pass, code }),
  });
  return answer.status;
}

/** Logs in without the screen, in the page's browser. */
export async function logIn(
  { page, address }: JourneyContext,
  { label, mail }: JourneyPerson,
  code: string | null = null,
): Promise<void> {
  await page.open(address(label, '/hulp'));
  const status = await page.run(logInHere, mail, PASSWORD, code);
  if (status >= 300) throw new Error(`Logging in: ${status}`);
}

/** Creates a participant with a confirmed address, logged in here. */
export async function createParticipant(context: JourneyContext, label = 'alcohol'): Promise<JourneyPerson> {
  const person = await register(context.product, label);
  await logIn(context, person);
  return person;
}

/** Sends a call to the content system as the logged-in user. Runs in the page. */
async function callHere(method: string, path: string, key: string, body: unknown): Promise<string> {
  const token = await (await fetch('/api/nl/rest/session/token?_format=json')).text();
  const answer = await fetch(`/api/nl${path}?_format=json`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': token,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

/** Sends a form's request, to start a journey at a later step. */
export const send = ({ page }: JourneyContext, path: string, body: unknown, method = 'POST'): Promise<string> =>
  page.run(callHere, method, path, randomUUID(), body);
