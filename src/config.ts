import { hostname } from 'node:os';
import { ValidationError } from 'yup';
import { type AccountsConfig, AccountsConfigError, readAccountsConfig } from './config/accounts.ts';
import { isLocalHost } from './config/local-host.ts';
import type { PushGateway } from './config/push-gateway.ts';
import { SecretFileError, withSecretFiles } from './config/secret-files.ts';
import { environmentSchema, VARIABLES } from './config/variables.ts';
import { type EnabledFeatures, resolveFeatures } from './domains/offers.ts';

/** Configuration from the environment, read once at start and passed to all parts that need it. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** IP address to listen on; undefined listens on all addresses of the server. */
  readonly host: string | undefined;
  /** Base hosts of this installation, which also serves `LABEL.base` of each. Lower case, without port. */
  readonly baseHosts: readonly string[];
  /** Scheme of visitors' requests, if no trusted proxy sends it. */
  readonly publicProtocol: 'http' | 'https';
  /** True if forwarded headers are trusted; otherwise they are removed. */
  readonly trustProxy: boolean;
  /** URL of the PostgreSQL database; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** URL of the same database without a pooler; null if `databaseUrl` already is that URL. */
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string;
  /**
   * Base URL of the Drupal site that serves the pages, with `{label}` for the host label of a domain; null uses our own
   * pages.
   */
  readonly contentApiUrl: string | null;
  /** Content system that determines the paths. */
  readonly contentBackend: 'embedded' | 'drupal' | 'drupal-decoupled';
  /**
   * Languages with a path prefix in the content system: all, all except the default language (Drupal's default), or
   * none.
   */
  readonly contentPrefixes: 'all' | 'others' | 'none';
  /** Secret that the other content system sends when it reports changes; null rejects all reports. */
  readonly contentPurgeSecret: string | null;
  /**
   * Name and password of an account that may read unpublished content of the other content system; null disables
   * previews of its drafts.
   */
  readonly contentPreviewLogin: string | null;
  /** File that maps the types and fields of a Drupal site to ours; null if the names are identical. */
  readonly contentMapFile: string | null;
  readonly contentTimeoutMs: number;
  /** URL of the quick exit. */
  readonly quickExitUrl: string;
  /** URL for error reports; null if they are not sent. */
  readonly sentryDsn: string | null;
  /** Gateway for push notifications; if null, none are sent and users are not prompted for permission. */
  readonly push: PushGateway | null;
  /** Optional features that are offered; the help lines are always shown. */
  readonly offers: EnabledFeatures;
  readonly webProcesses: number;
  /**
   * True if this server runs jobs; otherwise it only serves requests, and another server with the same database runs
   * the jobs.
   */
  readonly worksOnJobs: boolean;
  /** Seconds for which a stopping process still serves requests, while reporting to load balancers that it stops. */
  readonly drainSeconds: number;
  /** Port of metrics in Prometheus format; null disables metrics. */
  readonly metricsPort: number | null;
  /** IP address at which the metrics are served. */
  readonly metricsHost: string;
  /** Name of this server in the log. */
  readonly instance: string;
  readonly maintenance: boolean;
  readonly accounts: AccountsConfig;
}

/** Error in the environment; the message lists all invalid variables. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Default on https: a load balancer checks every second or two whether a process is ready. */
const DRAIN_SECONDS = 3;

function formatErrors(error: ValidationError, env: Readonly<Record<string, string | undefined>>): string {
  const names = new Set(error.inner.map((problem) => problem.path?.match(/^\w+/)?.[0] ?? ''));
  const lines = Object.entries(VARIABLES)
    .filter(([name]) => names.has(name))
    .map(([name, { expected, example }]) => {
      const text =
        name.startsWith('DATABASE_') || /_(SECRET|LOGIN)$/.test(name)
          ? 'is not usable'
          : `is ${JSON.stringify(env[name] ?? '')}`;
      return `  ${name} ${text}; expected ${expected}, for example ${name}=${example}`;
    });
  return `The environment cannot be used:\n${lines.join('\n')}`;
}

/**
 * Throws if a public installation is not configured for https: cookies without `Secure` and links in mails with http
 * would silently be insecure.
 */
function assertProtocol({ baseHosts, publicProtocol }: Pick<Config, 'baseHosts' | 'publicProtocol'>): void {
  const host = baseHosts.find((name) => !isLocalHost(name));
  if (host === undefined || publicProtocol === 'https') return;
  throw new ConfigError(
    `The environment cannot be used:\n  BASE_HOSTS names ${host}, which people reach from elsewhere; set PUBLIC_PROTOCOL=https and serve it over https`,
  );
}

/**
 * Throws if the URL of another content system has no label: each programme is a separate domain, and a single URL would
 * give all of them the pages of one. Allowed on a local computer, which may lack host names for the domains.
 */
function assertLabelled(contentApiUrl: string | undefined, baseHosts: readonly string[]): void {
  if (contentApiUrl === undefined || contentApiUrl.includes('{label}') || baseHosts.every(isLocalHost)) return;
  throw new ConfigError(
    'The environment cannot be used:\n  CONTENT_API_URL has no {label}, so every programme would show the pages of one; write where the domain stands in it, for example CONTENT_API_URL=https://{label}.drupal.example.nl',
  );
}

/** Throws if no scheme is configured: a trusted proxy may omit its header, and the scheme is not guessed. */
function assertSchemeSet(env: Readonly<Record<string, unknown>>, trustProxy: boolean): void {
  if (!trustProxy || env.PUBLIC_PROTOCOL !== undefined) return;
  throw new ConfigError(
    'The environment cannot be used:\n  TRUST_PROXY is true and PUBLIC_PROTOCOL is missing; say by which scheme visitors come, for example PUBLIC_PROTOCOL=https',
  );
}

/**
 * Returns the environment with the secrets that are in files; throws if a secret is set twice, or if its file cannot be
 * read.
 */
function withSecrets(
  input: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  try {
    return withSecretFiles(input);
  } catch (error) {
    if (error instanceof SecretFileError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}

/** Returns true if mails can be read: with a mail server, or in the data folder of a local installation. */
const isMailRead = ({ smtpUrl }: AccountsConfig, baseHosts: readonly string[]): boolean =>
  smtpUrl !== null || baseHosts.every(isLocalHost);

/**
 * Reads the environment; an empty variable counts as not set. Throws one ConfigError that lists all invalid variables.
 */
export function readConfig(values: Readonly<Record<string, string | undefined>>): Config {
  const env = withSecrets(values);
  const input: Record<string, unknown> = {};
  for (const name of Object.keys(VARIABLES)) {
    const text = env[name]?.trim();
    if (text) input[name] = text;
  }
  try {
    const read = environmentSchema.validateSync(input, { abortEarly: false });
    const isProduction = read.NODE_ENV === 'production';
    if (isProduction) {
      assertProtocol({ baseHosts: read.BASE_HOSTS, publicProtocol: read.PUBLIC_PROTOCOL });
      assertSchemeSet(input, read.TRUST_PROXY);
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
      offers: resolveFeatures({
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
    if (error instanceof ValidationError) throw new ConfigError(formatErrors(error, env));
    if (error instanceof AccountsConfigError) throw new ConfigError(error.message);
    throw error;
  }
}
