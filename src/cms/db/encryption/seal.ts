import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keyring } from './keyring.ts';

/** Where a value stands: a value that is moved to another table, row or owner does not open. */
export interface SealContext {
  readonly table: string;
  readonly row: string | number;
  /** uid of the person it belongs to; 0 where it belongs to nobody. */
  readonly owner: number;
}

const NONCE = 12;
const TAG = 16;

const bindingOf = ({ table, row, owner }: SealContext) => Buffer.from(JSON.stringify([table, String(row), owner]));

/** Closes bytes with AES-256-GCM: "v{key version}.{base64url}". */
export function sealBytes(keys: Keyring, purpose: KeyPurpose, binding: Buffer, plain: Buffer): string {
  const version = keys.current();
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keys.keyOf(version, purpose), nonce);
  cipher.setAAD(binding);
  const closed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `v${version}.${closed.toString('base64url')}`;
}

/** Opens what `sealBytes` closed; throws where key, place or value are not the same. */
export function openBytes(keys: Keyring, purpose: KeyPurpose, binding: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keys.keyOf(versionOf(sealed), purpose), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAAD(binding);
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
}

/** The version of the key that closed a value; throws on a text that is none. */
export function versionOf(sealed: string): number {
  const version = /^v([1-9]\d{0,5})\.[\w-]{38,}$/.exec(sealed)?.[1];
  if (version === undefined) throw new Error('A sealed value is broken.');
  return Number(version);
}

/** Closes a text for one place of the database. */
export function seal(keys: Keyring, context: SealContext, text: string): string {
  return sealBytes(keys, 'field', bindingOf(context), Buffer.from(text, 'utf8'));
}

/** Opens a text that was closed for this place. */
export function unseal(keys: Keyring, context: SealContext, sealed: string): string {
  return openBytes(keys, 'field', bindingOf(context), sealed).toString('utf8');
}
