import { isRecord } from '#src/contract/wire.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptBytes, encryptBytes } from '../../db/encryption/seal.ts';

/** A browser in which an account was opened with its password. */
export interface KnownDevice {
  readonly uid: number;
  readonly id: string;
}

const BINDING = Buffer.from('known device');

/** Returns the cookie name of a known device; on https no other host can set it. */
export const getDeviceCookieName = (isSecure: boolean): string => (isSecure ? '__Host-device' : 'device');

/** Encrypts the value of the known-device cookie. The cookie does not authenticate its holder. */
export const encryptDevice = (keys: Keyring, device: KnownDevice): string =>
  encryptBytes(keys, 'client', BINDING, Buffer.from(JSON.stringify(device), 'utf8'));

/** Reads the device of a cookie; null if this product did not create it. */
export function decryptDevice(keys: Keyring, ciphertext: string): KnownDevice | null {
  try {
    const device: unknown = JSON.parse(decryptBytes(keys, 'client', BINDING, ciphertext).toString('utf8'));
    if (!isRecord(device) || typeof device.uid !== 'number' || typeof device.id !== 'string') return null;
    return { uid: device.uid, id: device.id };
  } catch {
    return null;
  }
}
