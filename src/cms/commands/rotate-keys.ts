import { setTimeout as sleep } from 'node:timers/promises';
import { addKey, KEY_FILE_REREAD_MS } from '../db/encryption/key-file.ts';
import { openKeyring } from '../db/encryption/open-keyring.ts';
import { rotateKeys } from '../db/encryption/rotate.ts';
import { printLine, withSystem } from './with-system.ts';

/**
 * Re-encrypts every encrypted value with the newest key, while the product runs. If the keys are in the data folder, a
 * new key is added first; with ENCRYPTION_KEYS the new key must be added there first, and every process restarted with
 * it.
 */
await withSystem(async ({ database, config }) => {
  const { encryptionKeys } = config.accounts;
  if (encryptionKeys === null) {
    addKey(config.dataDir);
    await sleep(KEY_FILE_REREAD_MS + 500);
  }
  const keys = openKeyring(config.accounts, config.dataDir);
  const rotated = await rotateKeys(database.pool, keys);
  printLine(
    `Closed ${rotated} values with key ${keys.current()}. Links in mails and mails in the queue still need the older keys.`,
  );
});
