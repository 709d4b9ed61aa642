import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { register } from '#src/contract/register.ts';
import type { Result } from '#src/contract/result.ts';
import { login } from '#src/contract/sessions.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { createBrowser, type TestBrowser } from './create-browser.ts';
import type { ReceivedMail } from './mail-server.ts';
import { setUpFactor } from './second-factor.ts';
import type { TestSystem } from './test-system.ts';

export const PASSWORD = 'regen 4 wolken';

/** Returns the value of a successful result; throws for a failure. */
export function expectSuccess<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`The call failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Returns the HTTP status of a failed result. */
export function expectFailure(result: Result<unknown>): number | null {
  expect(result.ok).toBe(false);
  return result.ok ? null : result.failure.status;
}

export const PRACTICE = {
  initials: 'A.B.',
  familyName: 'Jansen',
  function: 'POH-GGZ',
  generalPractitioner: 'Huisartsenpraktijk Noord',
  address: 'Kerkstraat 1',
  postalCode: '1234 AB',
  locality: 'Utrecht',
  telephoneNumber: '030 1234567',
} as const;

interface AccountOptions {
  readonly mail?: string;
  readonly domain?: DomainKey;
  readonly language?: Language;
}

/**
 * Registers a user and logs in, in a separate browser. A nurse is approved first and sets up a second factor; its
 * secret is returned.
 */
export async function participant(system: TestSystem, person: AccountOptions = {}) {
  const { app } = system;
  const { mail = `${randomUUID()}@example.nl`, domain = 'alcohol', language = 'nl' } = person;
  const browser = createBrowser(app, { domain, language });
  const kind =
    domain === 'guided' ? { nurse: { ...PRACTICE, wantsWelcomePackage: true } } : { name: 'Sam', isConsenting: true };
  const body = { mail, password: PASSWORD, language, ...kind };
  const { uid } = expectSuccess(await browser.client.call(register, { body, key: randomUUID() }));
  if (domain === 'guided') await system.database.pool.query("update users set status = 'active' where uid = $1", [uid]);
  const session = expectSuccess(await browser.client.call(login, { body: { mail, password: PASSWORD } }));
  const factor = domain === 'guided' ? await setUpFactor(system, browser) : null;
  return { ...browser, uid, mail, session, secret: factor?.secret ?? '' };
}

/** Waits for the newest email to an address. */
export function mailTo({ mails }: TestSystem, address: string, subject: RegExp): Promise<ReceivedMail> {
  return vi.waitFor(
    () => {
      const mail = mails.findLast(({ to, subject: ownSubject }) => to === address && subject.test(ownSubject));
      if (!mail) throw new Error(`No mail to ${address}.`);
      return mail;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Returns the links to the bare host in an email's text, in order. */
export function readLinks({ text }: ReceivedMail): readonly string[] {
  const plainText = text.slice(text.indexOf('text/plain'), text.indexOf('text/html'));
  return plainText.match(/https?:\/\/\S+\/l\/[\w.-]+/g) ?? [];
}

/** Opens an email's link on the bare host and returns the parts of the account link to which it redirects. */
export async function followLink(browser: TestBrowser, { link }: ReceivedMail) {
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const { redirect } = expectSuccess(await browser.client.call(getNeutralLink, { params: { token } }));
  const { host, pathname } = new URL(redirect);
  const [uid = '', timestamp = '', hash = ''] = pathname.split('/').slice(-3);
  return { host, pathname, link: { uid, timestamp, hash } };
}
