import { createHash, randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, lt, notInArray, type SQL } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { deviceOfAgent } from '#src/rules/device/device-of-agent.ts';
import { knownDevices } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type ApiContext, isSecure } from '../../http/request.ts';
import type { OpenedOn } from '../../http/session.ts';
import { sendNewDevice } from '../../identity/account-mails.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { deviceCookieName, type KnownDevice, openDevice, sealDevice } from './device-cookie.ts';

/** How long a browser is known after its last login. */
const DAYS = 90;

/** Whoever logs in with a fresh browser each time fills no table. */
const MOST_KNOWN = 20;

/** The device that somebody logs in with; its id is of the browser. */
export interface LoginDevice extends OpenedOn {
  readonly id: string | null;
}

/** What is kept of a device for one account: from it neither the cookie nor another account can be found. */
const digestOf = (uid: number, id: string) => createHash('sha256').update(`${uid} ${id}`).digest();

const nameOf = (c: ApiContext) => deviceCookieName(isSecure(c));

/** Which account the browser of a request logged in to last; null for a browser that is not known. */
export function knownDevice(c: ApiContext): KnownDevice | null {
  const sealed = getCookie(c, nameOf(c));
  return sealed === undefined ? null : openDevice(c.var.system.keys, sealed);
}

const agentOf = (c: ApiContext) => deviceOfAgent(c.req.header('user-agent') ?? '');

/** The device of a login. One that nobody logged in with gets an id of chance, which every account at it shares. */
export function deviceOfLogin(c: ApiContext, { uid, passwordHash }: Pick<User, 'uid' | 'passwordHash'>): LoginDevice {
  // Whoever logs in elsewhere is told there which devices they use.
  if (passwordHash === null) return { ...agentOf(c), id: null, digest: null };
  const id = knownDevice(c)?.id ?? randomUUID();
  return { ...agentOf(c), id, digest: digestOf(uid, id) };
}

/**
 * Lets the browser be known at the next login, so that strangers' failures are not counted as its own. Of its cookie a
 * digest for each account is kept.
 */
function mark(c: ApiContext, device: KnownDevice): void {
  setCookie(c, nameOf(c), sealDevice(c.var.system.keys, device), {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
    httpOnly: true,
    maxAge: DAYS * 86_400,
  });
}

/** Forgets the browser, whose account is gone. */
export function forgetBrowser(c: ApiContext): void {
  deleteCookie(c, nameOf(c), { path: '/', secure: isSecure(c) });
}

const isDevice = (uid: number, digest: Buffer) => and(eq(knownDevices.uid, uid), eq(knownDevices.digest, digest));

async function dropOldest(tx: Transaction, uid: number): Promise<void> {
  const isOwn = eq(knownDevices.uid, uid);
  const newest = tx
    .select({ digest: knownDevices.digest })
    .from(knownDevices)
    .where(isOwn)
    .orderBy(desc(knownDevices.seenOn))
    .limit(MOST_KNOWN);
  await tx.delete(knownDevices).where(and(isOwn, notInArray(knownDevices.digest, newest)));
}

/**
 * Remembers the device of a login. One that an account was not used with before is told by a mail to its owner; the first
 * device of an account is not, nor is anything told to an address that may be somebody else's.
 */
export async function rememberDevice(c: ApiContext, user: User, device: LoginDevice): Promise<void> {
  const { system } = c.var;
  const { uid, validatedAt } = user;
  const { id, digest } = device;
  if (id === null || digest === null) return;
  mark(c, { uid, id });
  const seenOn = amsterdamDate(system.now());
  const known = await system.database.db
    .update(knownDevices)
    .set({ seenOn })
    .where(isDevice(uid, digest))
    .returning({ uid: knownDevices.uid });
  if (known.length > 0) return;
  await system.jobs.transact(async (tx) => {
    const [others] = await tx.select({ count: count() }).from(knownDevices).where(eq(knownDevices.uid, uid));
    await tx.insert(knownDevices).values({ uid, digest, seenOn }).onConflictDoNothing();
    if (!others || others.count === 0) return;
    if (others.count >= MOST_KNOWN) await dropOldest(tx, uid);
    if (validatedAt !== null) await sendNewDevice(system, tx, user, device);
  });
}

/** Deletes known devices of a person: the next login with one of them is mailed again. */
export async function forgetDevices(tx: Transaction, uid: number, digests: readonly (Buffer | null)[]): Promise<void> {
  const known = digests.filter((digest) => digest !== null);
  if (known.length === 0) return;
  await tx.delete(knownDevices).where(and(eq(knownDevices.uid, uid), inArray(knownDevices.digest, known)));
}

/** Known devices that were not used for 90 days. */
export const isUnused = ({ now }: Pick<ContentSystem, 'now'>): SQL =>
  lt(knownDevices.seenOn, addDays(amsterdamDate(now()), -DAYS));
