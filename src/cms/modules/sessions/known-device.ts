import { createHash, randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, lt, notInArray, type SQL } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { parseUserAgent } from '#src/rules/device/parse-user-agent.ts';
import { knownDevices } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type ApiContext, isSecure } from '../../http/request.ts';
import type { SessionDevice } from '../../http/session.ts';
import { sendNewDevice } from '../../identity/account-mails.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { decryptDevice, encryptDevice, getDeviceCookieName, type KnownDevice } from './device-cookie.ts';

/** Number of days that a browser is known after its last login. */
const DAYS = 90;

/** Maximum number of stored devices of a user; each login in a new browser adds one. */
const MAX_KNOWN_DEVICES = 20;

/** Device of a login; its id is that of the browser. */
export interface LoginDevice extends SessionDevice {
  readonly id: string | null;
}

/** Returns the stored digest of a device for one account, which reveals neither the cookie nor other accounts. */
const toDeviceDigest = (uid: number, id: string) => createHash('sha256').update(`${uid} ${id}`).digest();

const getName = (c: ApiContext) => getDeviceCookieName(isSecure(c));

/** Returns the account of the browser's last login; null for an unknown browser. */
export function readKnownDevice(c: ApiContext): KnownDevice | null {
  const cookie = getCookie(c, getName(c));
  return cookie === undefined ? null : decryptDevice(c.var.system.keys, cookie);
}

const readAgent = (c: ApiContext) => parseUserAgent(c.req.header('user-agent') ?? '');

/** Returns the device of a login. A new device gets a random id, which all accounts on it share. */
export function getLoginDevice(c: ApiContext, { uid, passwordHash }: Pick<User, 'uid' | 'passwordHash'>): LoginDevice {
  // Logins of another organisation's users are listed by that organisation.
  if (passwordHash === null) return { ...readAgent(c), id: null, digest: null };
  const id = readKnownDevice(c)?.id ?? randomUUID();
  return { ...readAgent(c), id, digest: toDeviceDigest(uid, id) };
}

/** Returns the device of a user launched by a portal, known like that of a login with a password. */
export function getLaunchDevice(c: ApiContext, { uid }: Pick<User, 'uid'>) {
  const id = readKnownDevice(c)?.id ?? randomUUID();
  return { ...readAgent(c), id, digest: toDeviceDigest(uid, id) };
}

/** Returns true if the account was opened in this browser before. */
export async function isKnownDevice(c: ApiContext, uid: number, digest: Buffer): Promise<boolean> {
  const { db } = c.var.system.database;
  return (await db.select({ uid: knownDevices.uid }).from(knownDevices).where(isDevice(uid, digest))).length > 0;
}

/**
 * Marks the browser as known for the next login, so that failures of other devices do not count for it. A digest of its
 * cookie is stored for each account.
 */
export function rememberDevice(c: ApiContext, device: KnownDevice): void {
  setCookie(c, getName(c), encryptDevice(c.var.system.keys, device), {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
    httpOnly: true,
    maxAge: DAYS * 86_400,
  });
}

/** Removes the mark of a known browser after its account is deleted. */
export function removeDeviceCookie(c: ApiContext): void {
  deleteCookie(c, getName(c), { path: '/', secure: isSecure(c) });
}

const isDevice = (uid: number, digest: Buffer) => and(eq(knownDevices.uid, uid), eq(knownDevices.digest, digest));

async function dropOldest(tx: Transaction, uid: number): Promise<void> {
  const isOwnDevice = eq(knownDevices.uid, uid);
  const newestDigests = tx
    .select({ digest: knownDevices.digest })
    .from(knownDevices)
    .where(isOwnDevice)
    .orderBy(desc(knownDevices.seenOn))
    .limit(MAX_KNOWN_DEVICES);
  await tx.delete(knownDevices).where(and(isOwnDevice, notInArray(knownDevices.digest, newestDigests)));
}

/**
 * Stores the device of a login. A new device is reported to the account's owner by mail, except the first one. No mail
 * is sent to an unvalidated address, which may belong to another person, nor to a launched user, because a launched
 * user confirms the device.
 */
export async function storeDevice(c: ApiContext, user: User, device: LoginDevice): Promise<void> {
  const { system } = c.var;
  const { uid, validatedAt, passwordHash } = user;
  const { id, digest } = device;
  if (id === null || digest === null) return;
  rememberDevice(c, { uid, id });
  const seenOn = getAmsterdamDate(system.now());
  const updatedRows = await system.database.db
    .update(knownDevices)
    .set({ seenOn })
    .where(isDevice(uid, digest))
    .returning({ uid: knownDevices.uid });
  if (updatedRows.length > 0) return;
  await system.jobs.transact(async (tx) => {
    const [otherDevices] = await tx.select({ count: count() }).from(knownDevices).where(eq(knownDevices.uid, uid));
    await tx.insert(knownDevices).values({ uid, digest, seenOn }).onConflictDoNothing();
    if (!otherDevices || otherDevices.count === 0) return;
    if (otherDevices.count >= MAX_KNOWN_DEVICES) await dropOldest(tx, uid);
    if (validatedAt !== null && passwordHash !== null) await sendNewDevice(system, tx, user, device);
  });
}

/** Deletes known devices of a user; the next login with one of them is mailed again. */
export async function deleteDevices(tx: Transaction, uid: number, digests: readonly (Buffer | null)[]): Promise<void> {
  const deviceDigests = digests.filter((digest) => digest !== null);
  if (deviceDigests.length === 0) return;
  await tx.delete(knownDevices).where(and(eq(knownDevices.uid, uid), inArray(knownDevices.digest, deviceDigests)));
}

/** Returns the condition for known devices that were not used for 90 days. */
export const createUnusedCondition = ({ now }: Pick<ContentSystem, 'now'>): SQL =>
  lt(knownDevices.seenOn, addDays(getAmsterdamDate(now()), -DAYS));
