import { expect, it } from 'vitest';
import { makeKeyring, parseKeys } from '../../db/encryption/keyring.ts';
import { everyHash, nicknameHash } from './nickname-hash.ts';

const KEYS = parseKeys([2, 1].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(','));

it.each([null, 1])(
  'a nickname is known by every key of the installation, whichever closes new values (%s)',
  (current) => {
    const keys = makeKeyring(() => KEYS, current);
    const hashes = everyHash(keys, 'alcohol', 'Merel');
    expect(hashes).toEqual([2, 1].map((version) => nicknameHash(keys, version, 'alcohol', 'Merel')));
  },
);
