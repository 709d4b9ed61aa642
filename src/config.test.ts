import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readAccountsConfig } from './config/accounts.ts';
import { ConfigError, readConfig } from './config.ts';

const LOCAL = {
  baseHost: 'localhost',
  port: 3000,
  publicProtocol: 'http',
  isShared: false,
} as const;

function getMessage(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the environment', () => {
  test('listens on this machine alone until hosts are named, or an address is', () => {
    expect(readConfig({ BASE_HOSTS: 'localhost' }).host).toBeUndefined();
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('needs nothing: the product runs on its own database under localhost', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      baseHosts: ['localhost'],
      publicProtocol: 'http',
      trustProxy: false,
      databaseUrl: null,
      databaseDirectUrl: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      instance: hostname(),
      dataDir: '.data',
      contentApiUrl: null,
      contentBackend: 'embedded',
      contentPrefixes: 'all',
      contentPurgeSecret: null,
      contentPreviewLogin: null,
      contentMapFile: null,
      contentTimeoutMs: 5000,
      quickExitUrl: 'https://www.nu.nl',
      sentryDsn: null,
      push: null,
      offers: { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true },
      webProcesses: 1,
      worksOnJobs: true,
      drainSeconds: 0,
      maintenance: false,
      accounts: readAccountsConfig({}, LOCAL),
    });
  });

  test('is read into typed values', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: ' 8080 ',
      BASE_HOSTS: 'Zelfhulp.Example.nl, 127.0.0.1',
      PUBLIC_PROTOCOL: 'https',
      TRUST_PROXY: '1',
      MAINTENANCE: 'TRUE',
      DATABASE_URL: 'postgresql://postgres@/postgres?host=%2Ftmp%2Fpg&port=5432',
      CONTENT_API_URL: 'https://{label}.content.example.nl/',
      CONTENT_BACKEND: 'drupal',
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      SMTP_URL: 'smtps://mail.example.nl',
      BACKUP_DAYS: '35',
      PUSH_GATEWAY_URL: 'http://10.0.0.5:8088/',
      PUSH_IOS_TOPIC: 'nl.example.zelfhulp',
    });
    expect(config).toMatchObject({
      production: true,
      port: 8080,
      baseHosts: ['zelfhulp.example.nl', '127.0.0.1'],
      trustProxy: true,
      drainSeconds: 3,
      maintenance: true,
      databaseUrl: 'postgresql://postgres@/postgres?host=%2Ftmp%2Fpg&port=5432',
      contentApiUrl: 'https://{label}.content.example.nl',
      contentBackend: 'drupal',
      push: { url: 'http://10.0.0.5:8088', iosTopic: 'nl.example.zelfhulp' },
    });
  });

  test('needs keys as soon as it names a database, except for commands and development on this machine', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://127.0.0.1/zelfhulp' };
    const missing = 'ENCRYPTION_KEYS is missing';
    expect(getMessage(shared)).toContain(missing);
    expect(getMessage({ NODE_ENV: 'production' })).toBe('');
    expect(getMessage({ ...shared, NODE_ENV: '' })).toBe('');
    expect(getMessage({ ...shared, ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}` })).toBe('');
  });

  test('offers all the help for a hard moment, and reminders where mails reach people', () => {
    const offer = (env: Record<string, string>) => readConfig(env).offers;
    const environment = { BASE_HOSTS: 'zelfhulp.example.nl' };
    expect(offer({ URGE_LOG: 'false' })).toEqual({
      hardMoment: true,
      urgeLog: false,
      reminders: true,
      lookingWeek: true,
    });
    expect(offer({ HARD_MOMENT: 'false' })).toEqual({
      hardMoment: false,
      urgeLog: false,
      reminders: false,
      lookingWeek: true,
    });
    expect(offer({ REMINDERS: 'false' }).reminders).toBe(false);
    expect(offer(environment).reminders).toBe(false);
    expect(offer({ ...environment, SMTP_URL: 'smtps://mail.example.nl' }).reminders).toBe(true);
    expect(offer({ ...environment, REMINDERS: 'true' }).reminders).toBe(true);
  });

  test('leaves jobs to other machines only where other machines are on its database', () => {
    expect(getMessage({ WEB_JOBS: 'false' })).toContain('WEB_JOBS');
    expect(readConfig({ WEB_JOBS: 'false', DATABASE_URL: 'postgresql://127.0.0.1/x' }).worksOnJobs).toBe(false);
  });

  test('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}));
  });

  test('is refused with one message that lists every bad variable, what is expected and an example', () => {
    const bad = {
      NODE_ENV: 'prod',
      PORT: '99999',
      HOST: 'a b',
      BASE_HOSTS: 'http://x.nl',
      PUBLIC_PROTOCOL: 'ftp',
      TRUST_PROXY: 'maybe',
      DATABASE_URL: 'mysql://root:secret@db/x',
      CONTENT_API_URL: 'content',
      CONTENT_BACKEND: 'wordpress',
      CONTENT_TIMEOUT_MS: '3s',
      QUICK_EXIT_URL: 'javascript:alert(1)',
      HARD_MOMENT: 'on',
      URGE_LOG: 'never',
      REMINDERS: '2',
      LOOKING_WEEK: 'perhaps',
      WEB_PROCESSES: '0',
      WEB_JOBS: 'maybe',
      DRAIN_SECONDS: '61',
      MAINTENANCE: 'on',
    };
    const message = getMessage(bad);
    for (const name of Object.keys(bad)) expect(message).toMatch(new RegExp(`^ {2}${name} .*expected .*${name}=`, 'm'));
    expect(message.split('\n')).toHaveLength(Object.keys(bad).length + 1);
    expect(message).not.toContain('secret');
  });

  test('has the kind of a Drupal only together with its address, and an address only of a Drupal', () => {
    expect(getMessage({ CONTENT_BACKEND: 'drupal' })).toContain('CONTENT_BACKEND');
    const url = { CONTENT_API_URL: 'https://{label}.drupal.example.nl' };
    for (const environment of [url, { ...url, CONTENT_BACKEND: 'embedded' }])
      expect(getMessage(environment)).toMatch(
        /CONTENT_BACKEND .*drupal or drupal-decoupled together with CONTENT_API_URL/,
      );
  });

  test('asks for keys and a mail server also where the pages come from a Drupal: the people live here', () => {
    const world = { NODE_ENV: 'production', BASE_HOSTS: 'zelfhulp.example.nl', PUBLIC_PROTOCOL: 'https' };
    const pages = { ...world, CONTENT_API_URL: 'https://{label}.drupal.example.nl' };
    expect(getMessage({ ...pages, CONTENT_BACKEND: 'drupal' })).toMatch(/ENCRYPTION_KEYS is missing/);
  });

  test('names one address of another content system for several programmes', () => {
    const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    const world = {
      NODE_ENV: 'production',
      BASE_HOSTS: 'zelfhulp.example.nl',
      PUBLIC_PROTOCOL: 'https',
      ENCRYPTION_KEYS: keys,
      SMTP_URL: 'smtps://mail.example.nl',
      BACKUP_DAYS: '35',
      CONTENT_BACKEND: 'drupal',
    };
    const item = 'https://drupal.example.nl';
    expect(getMessage({ ...world, CONTENT_API_URL: item })).toMatch(/CONTENT_API_URL has no \{label\}/);
    expect(getMessage({ ...world, CONTENT_API_URL: 'https://{label}.drupal.example.nl' })).toBe('');
    expect(getMessage({ ...world, CONTENT_API_URL: item, BASE_HOSTS: 'localhost' })).toBe('');
  });

  test('takes a secret for purges that nobody guesses, and never prints one', () => {
    const pages = { CONTENT_API_URL: 'http://127.0.0.1:8080', CONTENT_BACKEND: 'drupal' };
    const long = 'x'.repeat(32);
    expect(readConfig({ ...pages, CONTENT_PURGE_SECRET: long }).contentPurgeSecret).toBe(long);
    const message = getMessage({ ...pages, CONTENT_PURGE_SECRET: 'geheim' });
    expect(message).toMatch(/CONTENT_PURGE_SECRET is not usable; expected at least 32/);
    expect(message).not.toContain('geheim');
    expect(getMessage({ CONTENT_PURGE_SECRET: long })).toContain('CONTENT_PURGE_SECRET');
  });

  test('of a host that the world reaches names https, keys, a mail server and the age of backups, or nothing starts', () => {
    const real = { NODE_ENV: 'production', BASE_HOSTS: 'localhost,zelfhulp.example.nl', TRUST_PROXY: 'true' };
    expect(getMessage(real)).toMatch(/BASE_HOSTS names zelfhulp\.example\.nl.*PUBLIC_PROTOCOL=https/s);
    const secure = { ...real, PUBLIC_PROTOCOL: 'https' };
    expect(getMessage(secure)).toMatch(
      /ENCRYPTION_KEYS is missing[\s\S]*SMTP_URL is missing[\s\S]*BACKUP_DAYS is missing/,
    );
    const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    const fullContent = { ...secure, ENCRYPTION_KEYS: keys, SMTP_URL: 'smtps://mail.example.nl', BACKUP_DAYS: '35' };
    expect(getMessage(fullContent)).toBe('');
    expect(readConfig(fullContent).accounts.backupDays).toBe(35);
    expect(getMessage({ ...fullContent, BACKUP_DAYS: '0' })).toContain('BACKUP_DAYS');
    expect(getMessage({ NODE_ENV: 'production', BASE_HOSTS: 'localhost,127.0.0.1,alcohol.localhost' })).toBe('');
  });

  test('of a proxy that is trusted says by which scheme visitors come, or nothing starts', () => {
    const behind = { NODE_ENV: 'production', TRUST_PROXY: 'true' };
    expect(getMessage(behind)).toMatch(/TRUST_PROXY is true and PUBLIC_PROTOCOL is missing.*PUBLIC_PROTOCOL=https/);
    expect(getMessage({ ...behind, PUBLIC_PROTOCOL: 'http' })).toBe('');
    expect(getMessage({ ...behind, NODE_ENV: 'development' })).toBe('');
  });

  test.each(['3000.5', '-1', '1e3', '0x10'])('refuses PORT=%s', (PORT) => {
    expect(getMessage({ PORT })).toContain('PORT');
  });
});
