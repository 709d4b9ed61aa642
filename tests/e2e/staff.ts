import type { Page } from '@playwright/test';
import { secondFactors } from '#src/cms/db/schema/index.ts';
import { cookieNameOf } from '#src/cms/http/session.ts';
import { closeSecret } from '#src/cms/identity/second-factor.ts';
import { makeSecret } from '#src/cms/modules/second-factor/totp.ts';
import { STAFF_MARK } from '#src/server/front/staff.ts';
import { inContentOf } from '#tests/support/content-of.ts';
import { makeAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { expect, product, productPort } from './story.ts';

export type StaffRole = 'editor' | 'moderator' | 'administrator';

export interface StaffMember {
  readonly uid: number;
  readonly mail: string;
  /** Of the app that makes their codes. */
  readonly secret: string;
}

interface Asked {
  /** Another product than the one of all stories. */
  readonly at?: { readonly port: number; readonly dataDir: string };
  /** What that product says that its visitors use. */
  readonly protocol?: 'http' | 'https';
  readonly language?: 'nl' | 'en';
  readonly name?: string;
}

const HOST = 'localhost';

/** The address of a path of the bare host, where the staff works. */
export const bareAddress = (path: string): string => `http://${HOST}:${productPort()}${path}`;

/** Somebody new of the staff, logged in at the bare host in this browser as after both factors. */
export async function staffMember(page: Page, role: StaffRole, asked: Asked = {}): Promise<StaffMember> {
  const { name = 'Robin', language = 'nl', at = product(), protocol = 'http' } = asked;
  const { uid, mail, secret, token } = await inContentOf(at, async (system) => {
    const user = await makeAccount(system, { role, domain: null, name, language });
    const secret = makeSecret();
    const factor = { secret: closeSecret(system.keys, user.uid, secret), confirmedAt: system.now() };
    await system.database.db.insert(secondFactors).values({ uid: user.uid, ...factor });
    return {
      ...user,
      secret,
      token: await openSession(system, { uid: user.uid, role, domain: null, seconds: 8 * 3_600 }),
    };
  });
  const url = `${protocol}://${HOST}:${at.port}/`;
  const secure = protocol === 'https';
  await page.context().addCookies([
    { name: cookieNameOf(HOST, secure), value: token, url, secure },
    { name: STAFF_MARK, value: '1', url, secure },
  ]);
  return { uid, mail, secret };
}

/** Goes to a screen of the desk, until it says so. */
export async function openScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(bareAddress(path));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
