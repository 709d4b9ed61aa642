import cluster from 'node:cluster';
import { randomInt } from 'node:crypto';
import { mountApp } from '#src/cms/app.ts';
import type { Database } from '#src/cms/db/database.ts';
import { confirmKeys, UnusableKeysError } from '#src/cms/db/encryption/confirm-keys.ts';
import { announcePurge } from '#src/cms/db/purge.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { isStaff, readSession } from '#src/cms/http/session.ts';
import { releaseStaleClaims } from '#src/cms/http/stale-claims.ts';
import { updateErasureList } from '#src/cms/identity/erasures.ts';
import { createFirstAdministratorLink } from '#src/cms/modules/staff/administrator-link.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { storeProductUrl } from '#src/cms/startup/product-url.ts';
import { type Config, ConfigError } from '#src/config.ts';
import type { StaffSession } from '#src/render/locals.ts';
import { createEmbeddedClients, createExternalClients, type GetClient } from './content-fetch.ts';
import { createEmbeddedSystem } from './content-system.ts';
import { readContentMap } from './drupal/content-map.ts';
import { createFormReader } from './drupal/forms.ts';
import { createDrupalHandlers } from './drupal/forward-to-drupal.ts';
import { limitFetch } from './drupal/limited-fetch.ts';
import { createDrupalParts, splitClients } from './drupal/split-clients.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { FrontHandler } from './front/handlers.ts';
import type { Health } from './front/health.ts';
import type { ReadStaff } from './front/staff.ts';
import { createExternalContact, type ExternalContact, readEmbeddedHealth } from './health-check.ts';
import { type Lease, listenForPurges } from './page-cache/purge-listener.ts';
import type { ProcessLog } from './process-log.ts';
import { redactError } from './redacted-error.ts';
import { publishScheduled } from './scheduled-content.ts';

const ROLES: readonly StaffSession['role'][] = ['editor', 'moderator', 'administrator'];

/** Returns the role as a staff role; undefined for other roles. */
const toStaffRole = (role: string | undefined): StaffSession['role'] | undefined =>
  ROLES.find((staff) => staff === role);

/** Returns a function that reads staff sessions from the embedded content system. */
function createStaffReader(system: ContentSystem): ReadStaff {
  return async (options) => {
    const session = await readSession(system, options);
    const role = isStaff(session) ? toStaffRole(session?.role) : undefined;
    return role ? { role } : null;
  };
}

/** Lifetime in ms of a page or a response of another content system, which may not send purges. */
const EXTERNAL_LIFETIME_MS = 30_000;

/** Upper limit of process numbers: lock keys have 32 bits. */
const MAX_PROCESS_NUMBER = 2 ** 31;

/** Prevents the start if the keys cannot decrypt the stored values. */
async function assertKeys({ database, keys }: ContentSystem): Promise<void> {
  try {
    await confirmKeys(database.pool, keys);
  } catch (error) {
    await database.close();
    throw error instanceof UnusableKeysError ? new ConfigError(error.message) : error;
  }
}

/** Content source of this process, and its accounts. */
export interface OpenContent {
  readonly app: ReturnType<typeof mountApp>;
  readonly database: Database;
  readonly clientFor: GetClient;
  readonly lease: Lease;
  /** Lifetime in ms of a page or a response; Infinity if purges are received. */
  readonly lifetimeMs: number;
  readonly health: () => Promise<Health>;
  readonly readStaff: ReadStaff;
  readonly firstLink: string | null;
  /** Additional handlers for another content system. */
  readonly besideContent: readonly FrontHandler[];
  readonly close: () => Promise<void>;
}

/** Opens our content system, and uses the pages of a Drupal site if one is configured. */
export async function openContent(
  config: Config,
  log: ProcessLog,
  errors: ErrorReporter,
  purge: (tags: readonly string[]) => Promise<void>,
): Promise<OpenContent> {
  const drupal: ExternalContact | null = config.contentApiUrl !== null ? createExternalContact() : null;
  const fetchFrom = drupal && limitFetch(drupal.fetch);
  const getExternalClient = fetchFrom && createExternalClients(config, fetchFrom);
  const map = readContentMap(config.contentMapFile);
  const database = await openDatabase(config, log);
  // If there are several processes, the primary process does this.
  if (!cluster.isWorker) await releaseStaleClaims(database.pool);
  const holder = randomInt(1, MAX_PROCESS_NUMBER);
  const system = createEmbeddedSystem(database, config, log, errors, {
    holder,
    ...(getExternalClient && { readFormElsewhere: createFormReader(getExternalClient) }),
  });
  await assertKeys(system);
  if (!cluster.isWorker) {
    await storeProductUrl(database.pool, config.accounts.publicUrl);
    await updateErasureList(database.pool, config.dataDir);
  }
  const app = mountApp(system);
  const workOnJobs = () =>
    startJobs(system, {
      log: (failure) => log({ ...failure }),
      report: (error, queue) => errors.reportError(redactError(error), { where: `job ${queue}` }),
    });
  const jobs = config.worksOnJobs ? await workOnJobs() : null;
  const drupalHandlers =
    fetchFrom && createDrupalHandlers(config, fetchFrom, (tags) => announcePurge(database.direct, tags));
  const purgeAll = (tags: readonly string[]) => {
    drupalHandlers?.purge(tags);
    return purge(tags);
  };
  const listener = listenForPurges({ connectionString: database.url, holder, purge: purgeAll, log });
  // If there are several processes, the primary process does this.
  const scheduledContent = cluster.isWorker ? null : publishScheduled(system, log);
  const embeddedClients = createEmbeddedClients(app, config.contentTimeoutMs);
  const health = readEmbeddedHealth(database, listener);
  return {
    app,
    database,
    clientFor:
      getExternalClient && fetchFrom
        ? splitClients(embeddedClients, getExternalClient, createDrupalParts(config, fetchFrom, map))
        : embeddedClients,
    lease: listener,
    lifetimeMs: drupal ? EXTERNAL_LIFETIME_MS : Number.POSITIVE_INFINITY,
    health: drupal ? drupal.withContact(health) : health,
    besideContent: drupalHandlers?.handlers ?? [],
    readStaff: createStaffReader(system),
    firstLink: await createFirstAdministratorLink(system),
    close: async () => {
      await scheduledContent?.close();
      await listener.close();
      await jobs?.close();
      await system.jobs.close();
      await database.close();
    },
  };
}
