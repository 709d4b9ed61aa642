import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Keys of the installation. An encrypted value contains the version of its key, so that old values remain readable. */
export interface Keyring {
  /** Returns the version that encrypts new values. */
  readonly current: () => number;
  readonly versions: () => readonly number[];
  /** Returns the key of a version for one purpose; throws if the installation does not have the version. */
  readonly keyOf: (version: number, purpose: KeyPurpose) => KeyObject;
}

/** Purpose for which a key is derived; a key of one purpose cannot decrypt values of another. */
export type KeyPurpose = 'field' | 'address' | 'client' | 'fingerprint' | 'nickname' | 'desk-copy' | 'week-link';

export type Keys = ReadonlyMap<number, Buffer>;

/** Parses "2:base64,1:base64"; throws for a key that is not 32 bytes and for a duplicate version. */
export function parseKeys(text: string): Keys {
  const keys = new Map<number, Buffer>();
  for (const part of text.trim().split(/[\s,]+/)) {
    const [version = '', encoded = ''] = part.split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[1-9]\d{0,5}$/.test(version) || key.length !== 32) throw new Error('An encryption key is not 32 bytes.');
    if (keys.has(Number(version))) throw new Error(`Encryption key ${version} is listed twice.`);
    keys.set(Number(version), key);
  }
  return keys;
}

/** Creates a keyring from keys that may be added later; encrypts with the newest, or with the given version. */
export function createKeyring(read: () => Keys, version: number | null = null): Keyring {
  const derived = new Map<string, KeyObject>();
  return {
    current: () => version ?? Math.max(...read().keys()),
    versions: () => [...read().keys()],
    keyOf: (version, purpose) => {
      const name = `${version}:${purpose}`;
      const cached = derived.get(name);
      if (cached) return cached;
      const key = read().get(version);
      if (!key) throw new Error(`No encryption key of version ${version}.`);
      const secretKey = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `zelfhulp ${purpose}`, 32)));
      derived.set(name, secretKey);
      return secretKey;
    },
  };
}
