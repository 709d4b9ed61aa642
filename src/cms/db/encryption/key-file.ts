import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyring, type Keyring, type Keys, parseKeys } from './keyring.ts';

/** Maximum time until a running process reads an added key. */
export const KEY_FILE_REREAD_MS = 2_000;

const createKey = (version: number) => `${version}:${randomBytes(32).toString('base64')}\n`;

const getKeyFile = (dataDir: string) => join(dataDir, 'encryption-keys');

function writeAtomically(dataDir: string, text: string, location: (temporary: string, file: string) => void): void {
  mkdirSync(dataDir, { recursive: true });
  const file = getKeyFile(dataDir);
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  try {
    location(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Creates the file, only once if processes start at the same time: a link does not replace an existing file. */
function ensureFile(dataDir: string): void {
  if (statSync(getKeyFile(dataDir), { throwIfNoEntry: false })) return;
  writeAtomically(dataDir, createKey(1), (temporary, file) => {
    try {
      linkSync(temporary, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  });
}

/** Adds a key that encrypts new values; older keys remain. Returns its version. */
export function addKey(dataDir: string): number {
  ensureFile(dataDir);
  const text = readFileSync(getKeyFile(dataDir), 'utf8');
  const version = Math.max(...parseKeys(text).keys()) + 1;
  writeAtomically(dataDir, createKey(version) + text, renameSync);
  return version;
}

/** Opens the keys in the data folder, created on first use; every process reads an added key within two seconds. */
export function openKeyFile(dataDir: string): Keyring {
  ensureFile(dataDir);
  let keys: Keys = parseKeys(readFileSync(getKeyFile(dataDir), 'utf8'));
  let readAt = Date.now();
  return createKeyring(() => {
    if (Date.now() - readAt > KEY_FILE_REREAD_MS) {
      keys = parseKeys(readFileSync(getKeyFile(dataDir), 'utf8'));
      readAt = Date.now();
    }
    return keys;
  });
}
