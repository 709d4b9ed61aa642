import { randomUUID } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isRecord } from '#src/contract/wire.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { openBytes, sealBytes } from '../../db/encryption/seal.ts';
import { type ApiContext, isSecure } from '../../http/request.ts';
import type { User } from './find-user.ts';

/** A browser that logged in to an account with its password before. */
export interface KnownDevice {
  readonly uid: number;
  readonly id: string;
}

/** How long a browser is known after its last login. */
const DAYS = 90;
const BINDING = Buffer.from('known device');

const nameOf = (c: ApiContext) => (isSecure(c) ? '__Host-device' : 'device');

function open(keys: Keyring, sealed: string): KnownDevice | null {
  try {
    const device: unknown = JSON.parse(openBytes(keys, 'client', BINDING, sealed).toString('utf8'));
    if (!isRecord(device) || typeof device.uid !== 'number' || typeof device.id !== 'string') return null;
    return { uid: device.uid, id: device.id };
  } catch {
    return null;
  }
}

/** Which account the browser of a request logged in to last; null for a browser that is not known. */
export function knownDevice(c: ApiContext): KnownDevice | null {
  const sealed = getCookie(c, nameOf(c));
  return sealed === undefined ? null : open(c.var.system.keys, sealed);
}

/**
 * Lets the browser be known at the next login, so that strangers' failures are not counted as its own. The cookie opens
 * nothing; it is sealed, and nothing of it is kept here.
 */
export function rememberDevice(c: ApiContext, { uid }: Pick<User, 'uid'>): void {
  const before = knownDevice(c);
  const device: KnownDevice = { uid, id: before?.uid === uid ? before.id : randomUUID() };
  const sealed = sealBytes(c.var.system.keys, 'client', BINDING, Buffer.from(JSON.stringify(device), 'utf8'));
  setCookie(c, nameOf(c), sealed, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(c),
    httpOnly: true,
    maxAge: DAYS * 86_400,
  });
}

/** Forgets the browser, whose account is gone. */
export function forgetDevice(c: ApiContext): void {
  deleteCookie(c, nameOf(c), { path: '/', secure: isSecure(c) });
}
