import { hostname } from 'node:os';
import { array, boolean, number, object, string, ValidationError } from 'yup';
import { type AccountsConfig, AccountsConfigError, readAccountsConfig } from './config/accounts.ts';
import { isLocalHost } from './config/local-host.ts';
import type { PushGateway } from './config/push-gateway.ts';
import { SecretFileError, withSecretFiles } from './config/secret-files.ts';
import { type Offers, resolveOffers } from './domains/offers.ts';

/** Configuration from the environment, read once at start and handed to every part that needs it. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Address to listen on; undefined listens on every address of the machine. */
  readonly host: string | undefined;
  /** Hosts that are ours; `LABEL.base` of each is ours as well. Lower case, without port. */
  readonly baseHosts: readonly string[];
  /** Scheme of visitors' requests, if no trusted proxy sends it. */
  readonly publicProtocol: 'http' | 'https';
  /** Forwarded headers are believed; else they are deleted. */
  readonly trustProxy: boolean;
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of the same PostgreSQL past any pooler; null where `databaseUrl` is that address. */
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string;
  /** Base URL of the Drupal that pages come from, `{label}` in place of the host label of a domain; null uses our own pages. */
  readonly contentApiUrl: string | null;
  /** System whose paths the content system serves. */
  readonly contentBackend: 'embedded' | 'drupal' | 'drupal-decoupled';
  /** Languages whose paths have a prefix there: all, those beside the default one (Drupal's own standard), or none. */
  readonly contentPrefixes: 'all' | 'others' | 'none';
  /** Secret that system sends when it reports changes; null accepts no reports. */
  readonly contentPurgeSecret: string | null;
  /** Name and password of an account there that may see what is not published; null shows no drafts of that system. */
  readonly contentPreviewLogin: string | null;
  /** File that maps a Drupal's types and fields to ours; null if the names are the same. */
  readonly contentMapFile: string | null;
  readonly contentTimeoutMs: number;
  /** Target of the quick exit. */
  readonly quickExitUrl: string;
  /** Endpoint for error reports; null sends none. */
  readonly sentryDsn: string | null;
  /** Gateway for push notifications; null sends none, and then no user is prompted for permission. */
  readonly push: PushGateway | null;
  /** Offered parts of the help for a hard moment; the help lines are always shown. */
  readonly offers: Offers;
  readonly webProcesses: number;
  /** True when this machine runs jobs; otherwise it only serves requests, and another one on its database runs them. */
  readonly worksOnJobs: boolean;
  /** Seconds that a stopping process still serves requests, reporting it to load balancers, before it refuses more. */
  readonly drainSeconds: number;
  /** Port of metrics in Prometheus' format; null without them. */
  readonly metricsPort: number | null;
  /** Address of this machine at which they are read. */
  readonly metricsHost: string;
  /** Name of this machine in the log. */
  readonly instance: string;
  readonly maintenance: boolean;
  readonly accounts: AccountsConfig;
}

/** The environment does not describe a product that can run; the message lists every bad variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

interface Variable {
  readonly expected: string;
  readonly example: string;
}

const HOST_NAME = /^(?:[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

const VARIABLES: Readonly<Record<string, Variable>> = {
  NODE_ENV: { expected: 'development, test or production', example: 'production' },
  PORT: { expected: 'a port number from 0 to 65535', example: '3000' },
  HOST: { expected: 'an address of this machine to listen on', example: '127.0.0.1' },
  BASE_HOSTS: { expected: 'our own host names without port, separated by commas', example: 'zelfhulp.example.nl' },
  PUBLIC_PROTOCOL: { expected: 'http or https', example: 'https' },
  TRUST_PROXY: { expected: 'true or false', example: 'true' },
  DATABASE_URL: {
    expected: 'a URL that starts with postgresql://',
    example: 'postgresql://user:password@127.0.0.1:5432/zelfhulp',
  },
  DATABASE_DIRECT_URL: {
    expected: 'a URL that starts with postgresql://, together with DATABASE_URL',
    example: 'postgresql://user:password@127.0.0.1:5432/zelfhulp',
  },
  DATA_DIR: { expected: 'a folder that this process may write in', example: '.data' },
  CONTENT_API_URL: { expected: 'an http or https URL', example: 'https://{label}.drupal.example.nl' },
  CONTENT_BACKEND: {
    expected: 'drupal or drupal-decoupled together with CONTENT_API_URL, and embedded or nothing without it',
    example: 'drupal',
  },
  CONTENT_PREFIXES: { expected: 'all, others or none, together with CONTENT_API_URL', example: 'others' },
  CONTENT_PURGE_SECRET: {
    expected: 'at least 32 characters without a space, together with CONTENT_BACKEND=drupal or drupal-decoupled',
    example: '(openssl rand -hex 32)',
  },
  CONTENT_PREVIEW_LOGIN: {
    expected: 'name:password of an account of that Drupal, together with CONTENT_PURGE_SECRET',
    example: 'preview:a-long-password',
  },
  CONTENT_MAP: {
    expected: 'a file, together with CONTENT_BACKEND=drupal or drupal-decoupled',
    example: '/etc/zelfhulp/content-map.json',
  },
  CONTENT_TIMEOUT_MS: { expected: 'milliseconds from 100 to 60000', example: '5000' },
  QUICK_EXIT_URL: { expected: 'an http or https URL', example: 'https://www.nu.nl' },
  SENTRY_DSN: { expected: 'the DSN of a service for error reports', example: 'https://key@errors.example.nl/1' },
  PUSH_GATEWAY_URL: {
    expected: 'an http or https URL of a gateway with the calls of gorush',
    example: 'http://10.0.0.5:8088',
  },
  PUSH_IOS_TOPIC: {
    expected: 'the bundle id of the app, together with PUSH_GATEWAY_URL',
    example: 'nl.example.zelfhulp',
  },
  HARD_MOMENT: { expected: 'true or false', example: 'false' },
  URGE_LOG: { expected: 'true or false', example: 'false' },
  REMINDERS: { expected: 'true or false', example: 'false' },
  LOOKING_WEEK: { expected: 'true or false', example: 'false' },
  WEB_PROCESSES: { expected: 'a whole number from 1 to 64', example: '2' },
  WEB_JOBS: { expected: 'true, or false together with DATABASE_URL', example: 'false' },
  DRAIN_SECONDS: { expected: 'a whole number from 0 to 60', example: '3' },
  METRICS_PORT: { expected: 'a port number from 0 to 65535 that visitors do not reach', example: '9464' },
  METRICS_HOST: { expected: 'an address of this machine that visitors do not reach', example: '127.0.0.1' },
  INSTANCE: { expected: 'a name of this machine, of letters, digits, dots and dashes', example: 'machine-1' },
  MAINTENANCE: { expected: 'true or false', example: 'true' },
};

/** Default on https: a load balancer before us checks every second or two whether a process is ready. */
const DRAIN_SECONDS = 3;

/** Digits only: "1e3" and "0x10" are typing errors. */
const whole = () =>
  number()
    .transform((_, text) => (/^\d+$/.test(String(text)) ? Number(text) : Number.NaN))
    .integer();

const hostList = () =>
  array(string().defined().matches(HOST_NAME))
    .transform((_, text) =>
      String(text)
        .split(',')
        .map((item) => item.trim().toLowerCase()),
    )
    .min(1);

const webUrl = () =>
  string().test(
    (text) => text === undefined || /^https?:$/.test(URL.parse(text.replace('{label}', 'label'))?.protocol ?? ''),
  );

const POSTGRESQL = /^postgres(ql)?:\/\/\S+$/;

const schema = object({
  NODE_ENV: string()
    .oneOf(['development', 'test', 'production'] as const)
    .default('development'),
  PORT: whole().min(0).max(65535).default(3000),
  HOST: string().matches(/^[\w.:-]+$/),
  BASE_HOSTS: hostList().default(['localhost']),
  PUBLIC_PROTOCOL: string()
    .oneOf(['http', 'https'] as const)
    .default('http'),
  TRUST_PROXY: boolean().default(false),
  DATABASE_URL: string().matches(POSTGRESQL),
  DATABASE_DIRECT_URL: string()
    .matches(POSTGRESQL)
    .test((direct, { parent }) => direct === undefined || parent.DATABASE_URL !== undefined),
  DATA_DIR: string().default('.data'),
  CONTENT_API_URL: webUrl(),
  CONTENT_BACKEND: string()
    .oneOf(['embedded', 'drupal', 'drupal-decoupled'] as const)
    .default('embedded')
    .test((backEnd, { parent }) => (backEnd === 'embedded') === (parent.CONTENT_API_URL === undefined)),
  CONTENT_PREFIXES: string()
    .oneOf(['all', 'others', 'none'] as const)
    .default('all')
    .test((prefixes, { parent }) => prefixes === 'all' || parent.CONTENT_API_URL !== undefined),
  CONTENT_PURGE_SECRET: string()
    .matches(/^[!-~]{32,}$/)
    .test((secret, { parent }) => secret === undefined || parent.CONTENT_BACKEND !== 'embedded'),
  CONTENT_PREVIEW_LOGIN: string()
    .matches(/^[^:\s]+:\S+$/)
    .test((login, { parent }) => login === undefined || parent.CONTENT_PURGE_SECRET !== undefined),
  CONTENT_MAP: string().test((file, { parent }) => file === undefined || parent.CONTENT_BACKEND !== 'embedded'),
  CONTENT_TIMEOUT_MS: whole().min(100).max(60_000).default(5_000),
  QUICK_EXIT_URL: webUrl().default('https://www.nu.nl'),
  SENTRY_DSN: string().matches(/^https?:\/\/\w+@[\w.:-]+(\/[\w./-]*)?\/\d+$/),
  PUSH_GATEWAY_URL: webUrl(),
  PUSH_IOS_TOPIC: string()
    .matches(/^[\w.-]+$/)
    .test((topic, { parent }) => topic === undefined || parent.PUSH_GATEWAY_URL !== undefined),
  HARD_MOMENT: boolean().default(true),
  URGE_LOG: boolean().default(true),
  REMINDERS: boolean(),
  LOOKING_WEEK: boolean().default(true),
  WEB_PROCESSES: whole().min(1).max(64).default(1),
  WEB_JOBS: boolean()
    .default(true)
    .test((worksOnJobs, { parent }) => worksOnJobs || parent.DATABASE_URL !== undefined),
  DRAIN_SECONDS: whole().min(0).max(60),
  METRICS_PORT: whole().min(0).max(65535),
  METRICS_HOST: string()
    .matches(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  INSTANCE: string().matches(/^[\w.-]{1,64}$/),
  MAINTENANCE: boolean().default(false),
});

function explain(error: ValidationError, env: Readonly<Record<string, string | undefined>>): string {
  const names = new Set(error.inner.map((problem) => problem.path?.match(/^\w+/)?.[0] ?? ''));
  const lines = Object.entries(VARIABLES)
    .filter(([name]) => names.has(name))
    .map(([name, { expected, example }]) => {
      const shown =
        name.startsWith('DATABASE_') || /_(SECRET|LOGIN)$/.test(name)
          ? 'is not usable'
          : `is ${JSON.stringify(env[name] ?? '')}`;
      return `  ${name} ${shown}; expected ${expected}, for example ${name}=${example}`;
    });
  return `The environment cannot be used:\n${lines.join('\n')}`;
}

/**
 * A product that the world reaches is served over https, by itself or by its proxy, and configured so: cookies without
 * `Secure` and links of mails over http would only seem to work (review/security.md, S5).
 */
function assertProtocol({ baseHosts, publicProtocol }: Pick<Config, 'baseHosts' | 'publicProtocol'>): void {
  const host = baseHosts.find((name) => !isLocalHost(name));
  if (host === undefined || publicProtocol === 'https') return;
  throw new ConfigError(
    `The environment cannot be used:\n  BASE_HOSTS names ${host}, which people reach from elsewhere; set PUBLIC_PROTOCOL=https and serve it over https`,
  );
}

/**
 * Every programme is a domain of its own, and one address of another content system would give all of them the pages of
 * one. On one's own machine, where names for domains may be missing, that is good enough to try it.
 */
function assertLabelled(contentApiUrl: string | undefined, baseHosts: readonly string[]): void {
  if (contentApiUrl === undefined || contentApiUrl.includes('{label}') || baseHosts.every(isLocalHost)) return;
  throw new ConfigError(
    'The environment cannot be used:\n  CONTENT_API_URL has no {label}, so every programme would show the pages of one; write where the domain stands in it, for example CONTENT_API_URL=https://{label}.drupal.example.nl',
  );
}

/** A trusted proxy may omit its header: then the scheme must be configured and is not guessed. */
function assertSaid(env: Readonly<Record<string, unknown>>, trustProxy: boolean): void {
  if (!trustProxy || env.PUBLIC_PROTOCOL !== undefined) return;
  throw new ConfigError(
    'The environment cannot be used:\n  TRUST_PROXY is true and PUBLIC_PROTOCOL is missing; say by which scheme visitors come, for example PUBLIC_PROTOCOL=https',
  );
}

/** A secret may be in a file; one that is given twice, or whose file cannot be read, ends the start. */
function withSecrets(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  try {
    return withSecretFiles(given);
  } catch (error) {
    if (error instanceof SecretFileError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}

/** Mails reach people: by a mail server, or in the data folder when the product is tried on a local machine. */
const isMailRead = ({ smtpUrl }: AccountsConfig, baseHosts: readonly string[]): boolean =>
  smtpUrl !== null || baseHosts.every(isLocalHost);

/** Reads the environment; an empty variable counts as absent. Throws one ConfigError that lists every bad variable. */
export function readConfig(given: Readonly<Record<string, string | undefined>>): Config {
  const env = withSecrets(given);
  const input: Record<string, unknown> = {};
  for (const name of Object.keys(VARIABLES)) {
    const text = env[name]?.trim();
    if (text) input[name] = text;
  }
  try {
    const read = schema.validateSync(input, { abortEarly: false });
    const isProduction = read.NODE_ENV === 'production';
    if (isProduction) {
      assertProtocol({ baseHosts: read.BASE_HOSTS, publicProtocol: read.PUBLIC_PROTOCOL });
      assertSaid(input, read.TRUST_PROXY);
      assertLabelled(read.CONTENT_API_URL, read.BASE_HOSTS);
    }
    const accounts = readAccountsConfig(env, {
      baseHost: read.BASE_HOSTS[0] ?? 'localhost',
      port: read.PORT,
      publicProtocol: read.PUBLIC_PROTOCOL,
      isShared: isProduction && read.DATABASE_URL !== undefined,
    });
    return {
      production: isProduction,
      port: read.PORT,
      host: read.HOST ?? (input.BASE_HOSTS === undefined ? '127.0.0.1' : undefined),
      baseHosts: read.BASE_HOSTS,
      publicProtocol: read.PUBLIC_PROTOCOL,
      trustProxy: read.TRUST_PROXY,
      databaseUrl: read.DATABASE_URL ?? null,
      databaseDirectUrl: read.DATABASE_DIRECT_URL ?? null,
      dataDir: read.DATA_DIR,
      contentApiUrl: read.CONTENT_API_URL?.replace(/\/+$/, '') ?? null,
      contentBackend: read.CONTENT_BACKEND,
      contentPrefixes: read.CONTENT_PREFIXES,
      contentPurgeSecret: read.CONTENT_PURGE_SECRET ?? null,
      contentPreviewLogin: read.CONTENT_PREVIEW_LOGIN ?? null,
      contentMapFile: read.CONTENT_MAP ?? null,
      contentTimeoutMs: read.CONTENT_TIMEOUT_MS,
      quickExitUrl: read.QUICK_EXIT_URL,
      sentryDsn: read.SENTRY_DSN ?? null,
      push:
        read.PUSH_GATEWAY_URL === undefined
          ? null
          : { url: read.PUSH_GATEWAY_URL.replace(/\/+$/, ''), iosTopic: read.PUSH_IOS_TOPIC ?? null },
      offers: resolveOffers({
        hardMoment: read.HARD_MOMENT,
        urgeLog: read.URGE_LOG,
        reminders: read.REMINDERS ?? isMailRead(accounts, read.BASE_HOSTS),
        lookingWeek: read.LOOKING_WEEK,
      }),
      webProcesses: read.WEB_PROCESSES,
      worksOnJobs: read.WEB_JOBS,
      drainSeconds: read.DRAIN_SECONDS ?? (read.PUBLIC_PROTOCOL === 'https' ? DRAIN_SECONDS : 0),
      metricsPort: read.METRICS_PORT ?? null,
      metricsHost: read.METRICS_HOST,
      instance: read.INSTANCE ?? hostname(),
      maintenance: read.MAINTENANCE,
      accounts,
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(explain(error, env));
    if (error instanceof AccountsConfigError) throw new ConfigError(error.message);
    throw error;
  }
}
