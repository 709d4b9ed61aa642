import { openKeyFile } from './key-file.ts';
import { createKeyring, type Keyring, parseKeys } from './keyring.ts';

interface KeyConfig {
  readonly encryptionKeys: string | null;
  readonly encryptionKeyCurrent: number | null;
}

/** Opens the keyring of the environment, or of the data folder if the environment sets no keys. */
export function openKeyring({ encryptionKeys, encryptionKeyCurrent }: KeyConfig, dataDir: string): Keyring {
  if (encryptionKeys === null) return openKeyFile(dataDir);
  const keys = parseKeys(encryptionKeys);
  return createKeyring(() => keys, encryptionKeyCurrent);
}
