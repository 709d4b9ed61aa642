import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setCookie } from 'hono/cookie';
import { LOCKED_COOKIE, LOCKED_SECONDS } from '#src/contract/lock-cookies.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { sessions } from '../../db/schema/index.ts';
import { type ApiContext, isSecure } from '../../http/request.ts';
import type { Session } from '../../http/session.ts';
import { sendLaunchCode } from '../../identity/account-mails.ts';
import { isEmptyAccount } from '../../identity/addresses.ts';
import type { User } from '../../identity/find-user.ts';
import { encryptLockCode } from '../../identity/lock-code.ts';
import { runInPasswordSlot } from '../../identity/password.ts';
import { getLaunchDevice, isKnownDevice, rememberDevice, storeDevice } from './known-device.ts';
import { startSession } from './start-session.ts';

/** Tables in which every launched account has a row. */
const LAUNCH_TABLES = ['user_identities', 'known_devices'];

const hasMail = ({ var: { system } }: ApiContext, { validatedAt, mail }: User): boolean =>
  validatedAt !== null && !isPlaceholder(mail, system.config.accounts.placeholderDomain);

/**
 * Returns true if a launch has to be confirmed: the account contains data, it was never opened in this browser, and its
 * user has a code or an address to confirm by.
 */
async function needsConfirmation(c: ApiContext, user: User, digest: Buffer): Promise<boolean> {
  const { system, session } = c.var;
  if (session?.uid === user.uid || (user.lockCode === null && !hasMail(c, user))) return false;
  if (await isKnownDevice(c, user.uid, digest)) return false;
  return !(await system.database.db.transaction((tx) => isEmptyAccount(system, tx, user.uid, LAUNCH_TABLES)));
}

/** Mails a code that opens the session; returns its stored form. */
async function mailCode(c: ApiContext, user: User): Promise<string> {
  const { system } = c.var;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await system.jobs.transact((tx) => sendLaunchCode(system, tx, user, code));
  return runInPasswordSlot(() => encryptLockCode(system, user.uid, code), 'known');
}

async function lockUntilConfirmed(c: ApiContext, session: Session, user: User, device: Buffer): Promise<void> {
  const { database, now } = c.var.system;
  const launchCode = hasMail(c, user) ? await mailCode(c, user) : null;
  await database.db.update(sessions).set({ lockedAt: now(), launchCode, device }).where(eq(sessions.id, session.id));
  const options = { path: '/', sameSite: 'Lax', secure: isSecure(c), maxAge: LOCKED_SECONDS } as const;
  setCookie(c, LOCKED_COOKIE, '1', options);
}

/**
 * Starts the session of a launched user (docs/decisions/launches.md). A launch token does not prove who uses the
 * device: on a new device, an account with data is locked until its user confirms it.
 */
export async function startLaunchedSession(c: ApiContext, user: User): Promise<'open' | 'locked'> {
  const device = getLaunchDevice(c, user);
  const isLocked = await needsConfirmation(c, user, device.digest);
  const session = await startSession(c, user, false);
  if (isLocked) {
    rememberDevice(c, { uid: user.uid, id: device.id });
    await lockUntilConfirmed(c, session, user, device.digest);
    return 'locked';
  }
  await storeDevice(c, user, device);
  const { db } = c.var.system.database;
  await db.update(sessions).set({ device: device.digest }).where(eq(sessions.id, session.id));
  return 'open';
}
