import type { BrowserContext } from 'playwright';
import { secondFactors } from '#src/cms/db/schema/index.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { encryptSecret } from '#src/cms/identity/second-factor.ts';
import { createAppSecret } from '#src/cms/modules/second-factor/totp.ts';
import { STAFF_MARK } from '#src/server/front/staff.ts';
import { createAccount } from './make-account.ts';
import { openSession } from './open-session.ts';
import { withContentSystem } from './with-content-system.ts';

export type StaffRole = 'editor' | 'moderator' | 'administrator';

export interface StaffMember {
  readonly uid: number;
  readonly mail: string;
  /** Secret of the authenticator app. */
  readonly secret: string;
}

/** A running product: its port, data folder and public protocol. */
export interface ProductAddress {
  readonly port: number;
  readonly dataDir: string;
  readonly protocol?: 'http' | 'https';
}

interface StaffSessionOptions {
  readonly role: StaffRole;
  readonly name: string;
  readonly language: 'nl' | 'en';
}

/** Bare host, which staff use. */
export const STAFF_HOST = 'localhost';

/** Creates a staff member and logs in the browser context at the bare host, with both factors. */
export async function openStaffSession(
  context: BrowserContext,
  { port, dataDir, protocol = 'http' }: ProductAddress,
  { role, name, language }: StaffSessionOptions,
): Promise<StaffMember> {
  const { token, ...member } = await withContentSystem({ dataDir }, async (system) => {
    const { uid, mail } = await createAccount(system, { role, domain: null, name, language });
    const secret = createAppSecret();
    const factor = { secret: encryptSecret(system.keys, uid, secret), confirmedAt: system.now() };
    await system.database.db.insert(secondFactors).values({ uid, ...factor });
    return { uid, mail, secret, token: await openSession(system, { uid, role, domain: null, seconds: 8 * 3_600 }) };
  });
  const url = `${protocol}://${STAFF_HOST}:${port}/`;
  const secure = protocol === 'https';
  await context.addCookies([
    { name: getSessionCookieName(STAFF_HOST, secure), value: token, url, secure },
    { name: STAFF_MARK, value: '1', url, secure },
  ]);
  return member;
}
