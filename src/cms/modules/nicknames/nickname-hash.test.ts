import { expect, it } from 'vitest';
import { createKeyring, parseKeys } from '../../db/encryption/keyring.ts';
import { hashNickname, listNicknameHashes } from './nickname-hash.ts';

const KEYS = parseKeys([2, 1].map((version) => `${version}:${Buffer.alloc(32, version).toString('base64')}`).join(','));

it.each([null, 1])(
  'a nickname is known by every key of the installation, whichever closes new values (%s)',
  (current) => {
    const keys = createKeyring(() => KEYS, current);
    const hashes = listNicknameHashes(keys, 'alcohol', 'Merel');
    expect(hashes).toEqual([2, 1].map((version) => hashNickname(keys, version, 'alcohol', 'Merel')));
  },
);
