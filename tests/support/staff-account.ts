import { randomUUID } from 'node:crypto';
import { createStaffLink } from '#src/cms/modules/staff/links.ts';
import { createStaff } from '#src/cms/modules/staff/make-staff.ts';
import type { StaffRole } from '#src/contract/desk/staff.ts';
import { loginStaff, startStaffAccount } from '#src/contract/desk/staff-user.ts';
import type { Language } from '#src/domains/domain.ts';
import { expectSuccess, PASSWORD } from './accounts.ts';
import { deskBrowser } from './create-browser.ts';
import { setUpFactor } from './second-factor.ts';
import type { TestSystem } from './test-system.ts';

/** Creates a staff member with a password and no second factor yet, in the session of the invitation link. */
export async function createStaffWithoutFactor(
  test: TestSystem,
  role: StaffRole = 'editor',
  language: Language = 'nl',
) {
  const { system } = test;
  const mail = `${randomUUID()}@example.nl`;
  const { uid, token } = await system.database.db.transaction(async (tx) => {
    const user = await createStaff(system, tx, { mail, name: 'Robin', role, language });
    return { uid: user.uid, token: await createStaffLink(tx, user.uid, system.now()) };
  });
  const browser = deskBrowser(test);
  expectSuccess(
    await browser.client.call(startStaffAccount, { body: { token, name: 'Robin', password: PASSWORD, language } }),
  );
  return { ...browser, uid, mail };
}

/** Creates a staff member who is logged in with both factors. */
export async function createStaffAccount(system: TestSystem, role: StaffRole = 'editor') {
  const member = await createStaffWithoutFactor(system, role);
  return { ...member, ...(await setUpFactor(system, member)) };
}

/** Logs in a staff member in a new browser. */
export async function logInAgain(system: TestSystem, mail: string, code?: string) {
  const browser = deskBrowser(system);
  const body = { mail, password: PASSWORD, ...(code === undefined ? {} : { code }) };
  return { ...browser, result: await browser.client.call(loginStaff, { body }) };
}
