import { boolean, number, object, string, ValidationError } from 'yup';

/** Single sign-on at another organisation: OpenID Connect, code flow. */
export interface SsoConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Nickname of all accounts created this way; null gives each an anonymous id. */
  readonly name: string | null;
}

/** Issuer that may launch a user into the product by HTI 2.0. */
export interface HtiConfig {
  readonly issuer: string;
  readonly audience: string;
  /** URL of the issuer's public keys (JWKS). */
  readonly keysUrl: string;
  /** True if all launched users must choose a lock code, which each new device then requires. */
  readonly needsCode: boolean;
}

/** Configuration of accounts, mails and keys. */
export interface AccountsConfig {
  /** URL of the bare host, to which mails link, without a trailing slash. */
  readonly publicUrl: string;
  /** Keys as "version:base64", newest first; null generates one in the data folder. */
  readonly encryptionKeys: string | null;
  /** Version of the key for new values; null uses the newest. */
  readonly encryptionKeyCurrent: number | null;
  /** URL of the mail server; null writes mails to the data folder. */
  readonly smtpUrl: string | null;
  /** Number of mails that a process sends concurrently. */
  readonly smtpConnections: number;
  readonly mailName: string;
  readonly mailAddress: string;
  /** Email address that receives the messages of the contact form. */
  readonly contactAddress: string;
  /** Domain of placeholder email addresses, to which no mail is ever sent. */
  readonly placeholderDomain: string;
  readonly passwordMinLength: number;
  /** Maximum number of registrations per hour from one IP address or network. */
  readonly registrationsPerHour: number;
  /** Number of days after which the oldest backup is deleted, including deleted data in it; null if not set. */
  readonly backupDays: number | null;
  readonly sso: SsoConfig | null;
  readonly hti: HtiConfig | null;
}

/** Values from the rest of the configuration. */
export interface AccountsEnvironment {
  readonly baseHost: string;
  readonly port: number;
  readonly publicProtocol: 'http' | 'https';
  /** True if other servers may use the same database. */
  readonly isShared: boolean;
}

export class AccountsConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Limits of the minimum password length: a deployment may require longer passwords than the rules, but not shorter
 * ones.
 */
const PASSWORD_LENGTHS = { shortest: 10, longest: 128 } as const;

/** Default limit: enough for a household or a clinic's waiting room (docs/product-rules.md, "Accounts"). */
const REGISTRATIONS_PER_HOUR = 20;

const KEYS = /^\d+:[A-Za-z0-9+/=_-]{43,44}(,\d+:[A-Za-z0-9+/=_-]{43,44})*$/;
const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const webUrl = () => string().test((text) => text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? ''));

const VARIABLES: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'the address of the bare host, for example https://zelfhulp.example.nl',
  ENCRYPTION_KEYS: 'version:base64 of 32 bytes, newest first, separated by commas, for example 1:mFq5...=',
  ENCRYPTION_KEY_CURRENT: 'a version that stands in ENCRYPTION_KEYS, for example 1',
  SMTP_URL: 'a mail server, for example smtps://user:password@mail.example.nl',
  SMTP_CONNECTIONS: 'a whole number from 1 to 20, of mails that a process sends at once',
  MAIL_NAME: 'a neutral name of the sender, for example Jouw account',
  MAIL_ADDRESS: 'an email address of the sender, for example post@example.nl',
  CONTACT_ADDRESS: 'an email address that the provider reads, for example vragen@example.nl',
  PLACEHOLDER_DOMAIN: 'a domain that receives no mail, for example anoniem.invalid',
  PASSWORD_MIN_LENGTH: `a whole number from ${PASSWORD_LENGTHS.shortest} to ${PASSWORD_LENGTHS.longest}`,
  REGISTRATIONS_PER_HOUR: 'a whole number from 1, of accounts made from one address in an hour, for example 20',
  BACKUP_DAYS: 'a whole number from 1 to 3650, of days that the oldest backup is kept, for example 35',
  SSO_ISSUER: 'an address, together with SSO_CLIENT_ID and SSO_CLIENT_SECRET',
  SSO_CLIENT_ID: 'the id that the issuer gave, together with SSO_ISSUER',
  SSO_CLIENT_SECRET: 'the secret that the issuer gave, together with SSO_ISSUER',
  SSO_NAME: 'the name of accounts that come by single sign-on',
  HTI_ISSUER: 'the iss of launch tokens, together with HTI_AUDIENCE and HTI_KEYS_URL',
  HTI_AUDIENCE: 'the aud of launch tokens, together with HTI_ISSUER',
  HTI_KEYS_URL: "the address of the issuer's key set, together with HTI_ISSUER",
  HTI_NEEDS_CODE: 'true or false; true has each launched user choose a code',
};

const together =
  (...names: readonly string[]) =>
  (_: string | undefined, { parent }: { parent: Record<string, unknown> }) =>
    new Set(names.map((name) => parent[name] === undefined)).size === 1;
const SSO = ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const HTI = ['HTI_ISSUER', 'HTI_AUDIENCE', 'HTI_KEYS_URL'] as const;

const listKeyVersions = (keys = ''): readonly number[] =>
  Array.from(keys.matchAll(/(\d+):/g), ([, version]) => Number(version));

const schema = object({
  PUBLIC_URL: webUrl(),
  ENCRYPTION_KEYS: string().matches(KEYS),
  ENCRYPTION_KEY_CURRENT: number()
    .integer()
    .test((current, { parent }) => current === undefined || listKeyVersions(parent.ENCRYPTION_KEYS).includes(current)),
  SMTP_URL: string().matches(/^smtps?:\/\/\S+$/),
  SMTP_CONNECTIONS: number().integer().min(1).max(20).default(1),
  MAIL_NAME: string().max(60).default('Jouw account'),
  MAIL_ADDRESS: string().email(),
  CONTACT_ADDRESS: string().email(),
  PLACEHOLDER_DOMAIN: string().matches(HOST_NAME).default('anoniem.invalid'),
  PASSWORD_MIN_LENGTH: number()
    .integer()
    .min(PASSWORD_LENGTHS.shortest)
    .max(PASSWORD_LENGTHS.longest)
    .default(PASSWORD_LENGTHS.shortest),
  REGISTRATIONS_PER_HOUR: number().integer().min(1).default(REGISTRATIONS_PER_HOUR),
  BACKUP_DAYS: number().integer().min(1).max(3_650),
  SSO_ISSUER: webUrl().test(together(...SSO)),
  SSO_CLIENT_ID: string().test(together(...SSO)),
  SSO_CLIENT_SECRET: string().test(together(...SSO)),
  SSO_NAME: string().max(60),
  HTI_ISSUER: string().test(together(...HTI)),
  HTI_AUDIENCE: string().test(together(...HTI)),
  HTI_KEYS_URL: webUrl().test(together(...HTI)),
  HTI_NEEDS_CODE: boolean().default(false),
});

function explain(names: readonly string[]): AccountsConfigError {
  const lines = Object.entries(VARIABLES)
    .filter(([name]) => names.includes(name))
    .map(([name, expected]) => `  ${name} is missing or not usable; expected ${expected}`);
  return new AccountsConfigError(`The environment cannot be used:\n${lines.join('\n')}`);
}

function validate(input: Record<string, unknown>) {
  try {
    return schema.validateSync(input, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw explain(error.inner.map(({ path }) => path ?? ''));
    throw error;
  }
}

/** Variables that an installation requires, because it would start without them but not work correctly. */
const NEEDED = {
  inTheWorld: ['ENCRYPTION_KEYS', 'SMTP_URL', 'BACKUP_DAYS'],
  onSharedDatabase: ['ENCRYPTION_KEYS'],
} as const;

/**
 * Reads the configuration of accounts; an empty variable counts as not set. A public installation (on https) must set
 * its keys, because a key generated next to the database would be lost or leaked with it; its mail server, because
 * users cannot validate an email address or reset a password with mails written to disk; and the retention of backups,
 * because it is shown to users who delete their account. An installation with an external database must set its keys
 * too: each server would generate different keys, and none could decrypt the values of another.
 */
export function readAccountsConfig(
  env: Readonly<Record<string, string | undefined>>,
  { baseHost, port, publicProtocol, isShared }: AccountsEnvironment,
): AccountsConfig {
  const input: Record<string, unknown> = {};
  for (const name of Object.keys(VARIABLES)) {
    const text = env[name]?.trim();
    if (text) input[name] = text;
  }
  const read = validate(input);
  const requiredVariables = publicProtocol === 'https' ? NEEDED.inTheWorld : isShared ? NEEDED.onSharedDatabase : [];
  const missing = requiredVariables.filter((name) => !read[name]);
  if (missing.length > 0) throw explain(missing);
  const portSuffix = publicProtocol === 'https' ? '' : `:${port}`;
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = read;
  const mailAddress = read.MAIL_ADDRESS ?? `post@${baseHost}`;
  const { HTI_ISSUER: htiIssuer, HTI_AUDIENCE: audience, HTI_KEYS_URL: keysUrl } = read;
  return {
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, '') ?? `${publicProtocol}://${baseHost}${portSuffix}`,
    encryptionKeys: read.ENCRYPTION_KEYS ?? null,
    encryptionKeyCurrent: read.ENCRYPTION_KEY_CURRENT ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    smtpConnections: read.SMTP_CONNECTIONS,
    mailName: read.MAIL_NAME,
    mailAddress,
    contactAddress: read.CONTACT_ADDRESS ?? mailAddress,
    placeholderDomain: read.PLACEHOLDER_DOMAIN,
    passwordMinLength: read.PASSWORD_MIN_LENGTH,
    registrationsPerHour: read.REGISTRATIONS_PER_HOUR,
    backupDays: read.BACKUP_DAYS ?? null,
    sso: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name: read.SSO_NAME ?? null } : null,
    hti:
      htiIssuer && audience && keysUrl
        ? { issuer: htiIssuer, audience, keysUrl, needsCode: read.HTI_NEEDS_CODE }
        : null,
  };
}
