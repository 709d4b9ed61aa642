import { describe, expect, it } from 'vitest';
import { AccountsConfigError, readAccountsConfig } from './accounts.ts';

const local = {
  baseHost: 'localhost',
  port: 3000,
  publicProtocol: 'http',
  isShared: false,
} as const;
const world = { ...local, baseHost: 'zelfhulp.example.nl', publicProtocol: 'https' } as const;
const MAIL = 'smtps://user:password@mail.example.nl';
const KEYS = `2:${Buffer.alloc(32, 2).toString('base64')},1:${Buffer.alloc(32, 1).toString('base64')}`;

function refusal(env: Record<string, string>, outer: Parameters<typeof readAccountsConfig>[1] = local): string {
  try {
    readAccountsConfig(env, outer);
  } catch (error) {
    if (error instanceof AccountsConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the environment of accounts', () => {
  it('needs nothing on this machine: keys are generated, mails are written, links lead to this port', () => {
    expect(readAccountsConfig({}, local)).toEqual({
      publicUrl: 'http://localhost:3000',
      encryptionKeys: null,
      encryptionKeyCurrent: null,
      smtpUrl: null,
      smtpConnections: 1,
      mailName: 'Jouw account',
      mailAddress: 'post@localhost',
      contactAddress: 'post@localhost',
      placeholderDomain: 'anoniem.invalid',
      passwordMinLength: 10,
      registrationsPerHour: 20,
      backupDays: null,
      sso: null,
      hti: null,
    });
  });

  it('brings its own keys, a mail server and the age of its backups where the world can reach it', () => {
    expect(refusal({}, world).split('\n')).toEqual([
      'The environment cannot be used:',
      expect.stringContaining('ENCRYPTION_KEYS is missing'),
      expect.stringMatching(/SMTP_URL is missing .*for example smtps:\/\//),
      expect.stringMatching(/BACKUP_DAYS is missing .*for example 35/),
    ]);
    expect(refusal({ ENCRYPTION_KEYS: KEYS }, world)).toContain('SMTP_URL');
    expect(refusal({ ENCRYPTION_KEYS: KEYS }, world)).not.toContain('ENCRYPTION_KEYS');
    expect(refusal({ SMTP_URL: MAIL }, world)).not.toContain('SMTP_URL');
    const fullContent = { ENCRYPTION_KEYS: KEYS, SMTP_URL: MAIL, BACKUP_DAYS: '35' };
    const { publicUrl, encryptionKeys, smtpUrl, backupDays } = readAccountsConfig(fullContent, world);
    expect([publicUrl, encryptionKeys, smtpUrl, backupDays]).toEqual(['https://zelfhulp.example.nl', KEYS, MAIL, 35]);
  });

  it('goes on with an older key until every machine knows the new one, if that key is there', () => {
    const read = (current: string) => ({ ENCRYPTION_KEYS: KEYS, ENCRYPTION_KEY_CURRENT: current });
    expect(readAccountsConfig(read('1'), local).encryptionKeyCurrent).toBe(1);
    for (const current of ['3', 'x']) expect(refusal(read(current))).toContain('ENCRYPTION_KEY_CURRENT');
    expect(refusal({ ENCRYPTION_KEY_CURRENT: '1' })).toContain('ENCRYPTION_KEY_CURRENT');
  });

  it('brings its own keys where other machines may be on its database', () => {
    const shared = { ...local, isShared: true };
    expect(refusal({}, shared).split('\n')).toEqual([
      'The environment cannot be used:',
      expect.stringContaining('ENCRYPTION_KEYS is missing'),
    ]);
    expect(refusal({ ENCRYPTION_KEYS: KEYS }, shared)).toBe('');
  });

  it.each([
    ['ENCRYPTION_KEYS', '1:kort'],
    ['SMTP_URL', 'http://mail.example.nl'],
    ['MAIL_ADDRESS', 'geen adres'],
    ['PLACEHOLDER_DOMAIN', 'zonder-punt'],
    ['PASSWORD_MIN_LENGTH', '9'],
    ['BACKUP_DAYS', '0'],
    ['REGISTRATIONS_PER_HOUR', '0'],
    ['PUBLIC_URL', 'zelfhulp.example.nl'],
    ['SSO_ISSUER', 'https://inloggen.example.nl'],
    ['HTI_AUDIENCE', 'https://zelfhulp.example.nl'],
  ])('names %s where it is wrong or stands alone, and never repeats its value', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain(` ${value} `);
  });
});
