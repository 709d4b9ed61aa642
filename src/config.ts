import { hostname } from 'node:os';
import { ValidationError } from 'yup';
import { type AccountsConfig, AccountsConfigError, readAccountsConfig } from './config/accounts.ts';
import { isLocalHost } from './config/local-host.ts';
import type { PushGateway } from './config/push-gateway.ts';
import { SecretFileError, withSecretFiles } from './config/secret-files.ts';
import { environmentSchema, VARIABLES } from './config/variables.ts';
import { type Offers, resolveOffers } from './domains/offers.ts';

/** Configuration from the environment, read once at start and passed to every part that needs it. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Address to listen on; undefined listens on every address of the machine. */
  readonly host: string | undefined;
  /** Hosts of this installation; `LABEL.base` of each belongs to it as well. Lower case, without port. */
  readonly baseHosts: readonly string[];
  /** Scheme of visitors' requests, if no trusted proxy sends it. */
  readonly publicProtocol: 'http' | 'https';
  /** Forwarded headers are trusted; otherwise they are deleted. */
  readonly trustProxy: boolean;
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of the same PostgreSQL without any pooler; null if `databaseUrl` is that address. */
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string;
  /**
   * Base URL of the Drupal that serves the pages, with `{label}` for the host label of a domain; null uses our own
   * pages.
   */
  readonly contentApiUrl: string | null;
  /** The content system whose paths are used. */
  readonly contentBackend: 'embedded' | 'drupal' | 'drupal-decoupled';
  /** Languages whose paths have a prefix there: all, all but the default one (Drupal's standard), or none. */
  readonly contentPrefixes: 'all' | 'others' | 'none';
  /** Secret that the other content system sends when it reports changes; null accepts no reports. */
  readonly contentPurgeSecret: string | null;
  /** Name and password of an account there that may see unpublished content; null shows no drafts of that system. */
  readonly contentPreviewLogin: string | null;
  /** File that maps a Drupal's types and fields to ours; null if the names are identical. */
  readonly contentMapFile: string | null;
  readonly contentTimeoutMs: number;
  /** Target of the quick exit. */
  readonly quickExitUrl: string;
  /** Endpoint for error reports; if null, none are sent. */
  readonly sentryDsn: string | null;
  /** Gateway for push notifications; if null, none are sent and no user is prompted for permission. */
  readonly push: PushGateway | null;
  /** Offered parts of the help for a hard moment; the help lines are always shown. */
  readonly offers: Offers;
  readonly webProcesses: number;
  /**
   * True if this machine runs jobs; otherwise it only serves requests, and another machine on its database runs them.
   */
  readonly worksOnJobs: boolean;
  /**
   * Seconds for which a stopping process still serves requests, reporting it to load balancers, before it refuses
   * further ones.
   */
  readonly drainSeconds: number;
  /** Port of metrics in Prometheus' format; null for no metrics. */
  readonly metricsPort: number | null;
  /** Address of this machine at which the metrics are read. */
  readonly metricsHost: string;
  /** Name of this machine in the log. */
  readonly instance: string;
  readonly maintenance: boolean;
  readonly accounts: AccountsConfig;
}

/** Error: the environment does not describe a product that can run; the message lists every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Default on https: a load balancer in front of us checks every second or two whether a process is ready. */
const DRAIN_SECONDS = 3;

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
 * A public product is served over https, by itself or by its proxy, and configured so: cookies without `Secure` and
 * links of mails over http would only seem to work.
 */
function assertProtocol({ baseHosts, publicProtocol }: Pick<Config, 'baseHosts' | 'publicProtocol'>): void {
  const host = baseHosts.find((name) => !isLocalHost(name));
  if (host === undefined || publicProtocol === 'https') return;
  throw new ConfigError(
    `The environment cannot be used:\n  BASE_HOSTS names ${host}, which people reach from elsewhere; set PUBLIC_PROTOCOL=https and serve it over https`,
  );
}

/**
 * Every programme is a separate domain, and a single address of another content system would give all of them the pages
 * of one. On a local machine, which may lack host names for the domains, that is allowed for trials.
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

/** A secret may be in a file; the start fails if it is given twice, or if its file cannot be read. */
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

/** True if mails can be read: through a mail server, or in the data folder of a local installation. */
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
    const read = environmentSchema.validateSync(input, { abortEarly: false });
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
