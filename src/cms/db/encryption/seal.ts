import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keyring } from './keyring.ts';

/** Location of an encrypted value; a value moved to another table, row or owner cannot be decrypted. */
export interface CipherContext {
  readonly table: string;
  readonly row: string | number;
  /** uid of the owner; 0 for a value without an owner. */
  readonly owner: number;
}

const NONCE = 12;
const TAG = 16;

const getBinding = ({ table, row, owner }: CipherContext) => Buffer.from(JSON.stringify([table, String(row), owner]));

/** Encrypts bytes with AES-256-GCM: "v{key version}.{base64url}". */
export function encryptBytes(keys: Keyring, purpose: KeyPurpose, binding: Buffer, plain: Buffer): string {
  const version = keys.current();
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keys.keyOf(version, purpose), nonce);
  cipher.setAAD(binding);
  const closed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `v${version}.${closed.toString('base64url')}`;
}

/** Decrypts the result of `encryptBytes`; throws if key, location or value differ. */
export function decryptBytes(keys: Keyring, purpose: KeyPurpose, binding: Buffer, ciphertext: string): Buffer {
  const bytes = Buffer.from(ciphertext.slice(ciphertext.indexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keys.keyOf(getKeyVersion(ciphertext), purpose),
    bytes.subarray(0, NONCE),
    {
      authTagLength: TAG,
    },
  );
  decipher.setAAD(binding);
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
}

/** Returns the key version of an encrypted value; throws for any other text. */
export function getKeyVersion(ciphertext: string): number {
  const version = /^v([1-9]\d{0,5})\.[\w-]{38,}$/.exec(ciphertext)?.[1];
  if (version === undefined) throw new Error('A sealed value is broken.');
  return Number(version);
}

/** Encrypts a text for one location of the database. */
export function encryptText(keys: Keyring, context: CipherContext, text: string): string {
  return encryptBytes(keys, 'field', getBinding(context), Buffer.from(text, 'utf8'));
}

/** Decrypts a text that was encrypted for this location. */
export function decryptText(keys: Keyring, context: CipherContext, ciphertext: string): string {
  return decryptBytes(keys, 'field', getBinding(context), ciphertext).toString('utf8');
}
