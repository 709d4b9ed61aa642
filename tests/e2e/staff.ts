import type { Page } from '@playwright/test';
import { cookieNameOf, openSession } from '#src/cms/http/session.ts';
import { STAFF_MARK } from '#src/server/front/staff.ts';
import { inContentOf } from '#tests/support/content-of.ts';
import { makeAccount } from '#tests/support/make-account.ts';
import { product, productPort } from './story.ts';

export type StaffRole = 'editor' | 'moderator' | 'administrator';

export interface StaffMember {
  readonly uid: number;
  readonly mail: string;
}

interface Asked {
  readonly language?: 'nl' | 'en';
  readonly name?: string;
}

const HOST = 'localhost';

/** The address of a path of the bare host, where the staff works. */
export const bareAddress = (path: string): string => `http://${HOST}:${productPort()}${path}`;

/** Somebody new of the staff, logged in at the bare host in this browser as after both factors. */
export async function staffMember(page: Page, role: StaffRole, asked: Asked = {}): Promise<StaffMember> {
  const { name = 'Robin', language = 'nl' } = asked;
  const { uid, mail, token } = await inContentOf(product(), async (system) => {
    const user = await makeAccount(system, { role, domain: null, name, language });
    return { ...user, token: await openSession(system, { uid: user.uid, role, domain: null, seconds: 8 * 3_600 }) };
  });
  const url = bareAddress('/');
  await page.context().addCookies([
    { name: cookieNameOf(HOST, 'http'), value: token, url },
    { name: STAFF_MARK, value: '1', url },
  ]);
  return { uid, mail };
}
