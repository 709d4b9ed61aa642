import { openKeyFile } from './key-file.ts';
import { type Keyring, makeKeyring, parseKeys } from './keyring.ts';

/** The keyring of the environment, or of the data folder where the environment names no keys. */
export function openKeyring(encryptionKeys: string | null, dataDir: string): Keyring {
  if (encryptionKeys === null) return openKeyFile(dataDir);
  const keys = parseKeys(encryptionKeys);
  return makeKeyring(() => keys);
}
