import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Database } from '#src/cms/db/database.ts';
import { createFirstAdministratorLink } from '#src/cms/modules/staff/administrator-link.ts';
import { storeProductUrl } from '#src/cms/startup/product-url.ts';
import { readConfig } from '#src/config.ts';
import { getBuddyLink } from '#src/contract/buddies.ts';
import { showSitePreview } from '#src/contract/desk/releases.ts';
import { showPreview } from '#src/contract/desk/revisions.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { WEEK_PATH } from '#src/contract/week-links.ts';
import type { Language } from '#src/domains/domain.ts';
import { readLanguage } from '#src/i18n/local-path.ts';
import { formatAdministratorLinkMessage, formatDomainUrls, getBareUrl } from './addresses.ts';
import { createEmbeddedClients, createExternalClients, createPreviewClients } from './content-fetch.ts';
import { openDevDatabase } from './dev-database.ts';
import { startDevJobs } from './dev-jobs.ts';
import { MAILS_PATH, serveMails } from './dev-mails.ts';
import { stopDevelopmentOnSignals } from './dev-stop.ts';
import { readContentMap } from './drupal/content-map.ts';
import { createDrupalParts, splitClients } from './drupal/split-clients.ts';
import { createRequestForwarder } from './front/api.ts';
import { redirectToBuddyHost } from './front/buddy-page.ts';
import { getDeskRedirect } from './front/desk.ts';
import { createEarlyHandlers } from './front/early-handlers.ts';
import type { Exchange } from './front/exchange.ts';
import { getClientAddress, normaliseHeaders, readCaller } from './front/forwarded.ts';
import { createHandlerChain, type FrontHandler } from './front/handlers.ts';
import { createHostParser, type Site } from './front/hosts.ts';
import { getLockRedirect, toDiscreetExchange } from './front/lock-redirect.ts';
import { isOpenInMaintenance } from './front/maintenance.ts';
import { type PageExchange, toPageKey } from './front/page-exchange.ts';
import { toAstroTarget } from './front/pages.ts';
import { readPath } from './front/paths.ts';
import { sendErrorPage } from './front/plain-page.ts';
import { findPreviewContent, getPreviewPath } from './front/preview.ts';
import { refuseHost, refusePath } from './front/refusals.ts';
import { getRequestId, runWithRequestId } from './front/request-id.ts';
import { parseSitePreview } from './front/site-preview.ts';
import { isWeekPath, loadWeek } from './front/week-page.ts';
import { createExternalContact, readEmbeddedHealth } from './health-check.ts';
import { createLocals } from './locals.ts';
import { sendRedirect } from './page-cache/send-page.ts';
import { createProcessLog } from './process-log.ts';
import { createSiteConfigs } from './site-configs.ts';

type Next = () => void;

/** URLs of Vite: modules, their sources and other files that it serves. */
const VITE = /^\/(@|src\/|registry\/|node_modules\/|\.vite\/|__)|\.(ts|tsx|js|mjs|css|scss|map|svg|woff2|json|astro)$/;

/** Property of a request from which Astro's dev server reads the locals. */
const LOCALS = Symbol.for('astro.locals');

interface DevDependencies {
  readonly database: Database;
  /** Imports the current source of a module, so that an edit applies from the next request on. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
}

/** The types of the modules loaded by path, so that a renamed export is found by the type check. */
type AppModule = typeof import('#src/cms/app.ts');
type CreateContentApp = AppModule['createContentApp'];

/** Reloads the content system when its code changes, with the same open database. */
function createReloadingApp({ database, load }: DevDependencies, config: ReturnType<typeof readConfig>) {
  let result: { readonly by: CreateContentApp; readonly app: ReturnType<CreateContentApp> } | undefined;
  return async (request: Request, env?: unknown): Promise<Response> => {
    const { createContentApp } = (await load('/src/cms/app.ts')) as AppModule;
    if (result?.by !== createContentApp)
      result = {
        by: createContentApp,
        app: createContentApp({ database, config, jobs: startDevJobs(database, config, load) }),
      };
    return result.app.fetch(request, env);
  };
}

/** No built files: Vite serves the files. */
const NO_FILES = { has: () => false, answer: () => {} };

/** No request log: the console shows failures. */
const NO_LOG = { write: () => {}, writeFixed: () => {}, flush: () => {} };

/** Creates the front server for development: the product's handlers, then Astro's server; no cache, files or log. */
function makeDevFront(parts: DevDependencies) {
  const config = readConfig(process.env);
  const log = createProcessLog(config.instance);
  const findSite = createHostParser(config);
  const fetchApp = createReloadingApp(parts, config);
  const hand = createRequestForwarder(fetchApp);
  const external = createExternalContact();
  const embeddedClients = createEmbeddedClients({ fetch: fetchApp }, config.contentTimeoutMs);
  const externalClients = createExternalClients(config, external.fetch);
  const clientFor =
    config.contentApiUrl !== null
      ? splitClients(
          embeddedClients,
          externalClients,
          createDrupalParts(config, external.fetch, readContentMap(config.contentMapFile)),
        )
      : embeddedClients;
  const health = readEmbeddedHealth(parts.database, { state: () => 'none' });
  const createClient = ({ domain, host }: Site, language: Language = 'nl') => clientFor(domain, host, language);
  /** Loads the settings for each request, because a development server receives no purges. */
  const getSettings = async (site: Site) =>
    (await createSiteConfigs().of(site.domain, 'nl', createClient(site))).config;

  const answerCall = (exchange: Exchange): Promise<void> => {
    const { req, res, site, host } = exchange;
    normaliseHeaders(req, host);
    return hand(req, res, { clientAddress: getClientAddress(req, config.trustProxy), secure: site.secure });
  };

  const getPage = (exchange: Exchange): PageExchange => {
    const local = readLanguage(exchange.path, exchange.site.domain);
    return { ...exchange, local, key: toPageKey(exchange.site, local) };
  };

  /** Sets the locals of a page, which Astro renders. */
  const showPage = async (exchange: Exchange): Promise<void> => {
    const { req, host, site, search } = exchange;
    const { local } = toDiscreetExchange(getPage(exchange));
    normaliseHeaders(req, host);
    const preview = await findPreviewContent(local, (language, token) =>
      createClient(site, language).call(showPreview, { params: { token } }),
    );
    const sitePreview = parseSitePreview(local);
    const previewAnswer =
      sitePreview &&
      (await createClient(site, local.language).call(showSitePreview, { params: { token: sitePreview.token } }));
    const localPath = preview ? { ...local, path: getPreviewPath(preview, local.language) } : local;
    const shownPath = previewAnswer?.ok ? { ...local, path: sitePreview?.path ?? '/' } : localPath;
    const clients = previewAnswer?.ok
      ? createPreviewClients({ fetch: fetchApp }, previewAnswer.value.token)
      : clientFor;
    const source = { config, clientFor: clients, siteConfigs: createSiteConfigs(), log };
    Reflect.set(
      req,
      LOCALS,
      await createLocals(source, site, shownPath, null, previewAnswer?.ok ? previewAnswer.value : preview),
    );
    req.url = toAstroTarget(previewAnswer?.ok ? shownPath : local, search);
  };

  /** Sets the locals of the page of a week's link, which also handles a form. */
  const showWeek = async (exchange: Exchange): Promise<void> => {
    const { req, site } = exchange;
    const connection = { clientAddress: getClientAddress(req, config.trustProxy), secure: site.secure };
    const visitor = createEmbeddedClients(
      { fetch: (request: Request) => fetchApp(request, connection) },
      config.contentTimeoutMs,
    );
    const { language, view } = await loadWeek(exchange, (_, language) => visitor(site.domain, site.host, language));
    const source = { config, clientFor, siteConfigs: createSiteConfigs(), log };
    Reflect.set(req, LOCALS, await createLocals(source, site, { language, path: WEEK_PATH }, null, undefined, view));
    Object.assign(req, { method: 'GET', url: WEEK_PATH });
  };

  const handlers: readonly FrontHandler[] = [
    ...createEarlyHandlers({
      findSite,
      health,
      answerCall,
      files: NO_FILES,
      onViolation: (violation) => log({ event: 'policy-violation', ...violation }),
      readContact: async (site) => (await getSettings(site)).provider?.mail || null,
      readLink: (site, token) => createClient(site).call(getNeutralLink, { params: { token } }),
    }),
    async ({ res, path }) =>
      (await serveMails(res, path, { ...parts, dataDir: config.dataDir })) ? { kind: 'page' } : undefined,
    (exchange) => {
      const { res, site, path } = exchange;
      const redirect = getDeskRedirect(exchange, readLanguage(path, site.domain));
      if (!redirect) return undefined;
      sendRedirect(res, site, 302, redirect);
      return { kind: 'redirect' };
    },
    (exchange) => {
      const lock = getLockRedirect(getPage(exchange));
      if (lock === null) return undefined;
      sendRedirect(exchange.res, exchange.site, 303, lock);
      return { kind: 'redirect' };
    },
    (exchange) => {
      const completion = redirectToBuddyHost(exchange, readLanguage(exchange.path, exchange.site.domain), {
        readBuddyLink: (site, code) => createClient(site).call(getBuddyLink, { params: { code } }),
      });
      return completion && { kind: 'redirect', done: completion };
    },
    async ({ res, site, path }) => {
      const isInMaintenance = config.maintenance || (await getSettings(site)).flags.maintenance;
      if (isOpenInMaintenance(path) || !isInMaintenance) return undefined;
      const { language } = readLanguage(path, site.domain);
      sendErrorPage(res, { status: 503, reason: 'maintenance', site, language });
      return { kind: 'refused' };
    },
  ];

  return async (req: IncomingMessage, res: ServerResponse, next: Next): Promise<void> => {
    const target = req.url ?? '/';
    const { host, secure } = readCaller(req, config);
    const site = host === undefined ? null : findSite(host, secure);
    if (host === undefined || !site) return refuseHost(res, secure, host);
    if (VITE.test(target.replace(/\?.*$/s, ''))) return next();
    const read = readPath(target);
    if (read.kind === 'odd') return refusePath(res, site, read);
    const show: FrontHandler = (exchange) => ({ kind: null, done: showPage(exchange).then(next) });
    const id = getRequestId(req, config.trustProxy);
    const exchange: Exchange = { req, res, id, site, host, ...read, begun: 0 };
    const handleWeek: FrontHandler = (request) =>
      isWeekPath(request.path) && request.site.isBare ? { kind: null, done: showWeek(request).then(next) } : undefined;
    await runWithRequestId(exchange, () => createHandlerChain([handleWeek, ...handlers, show], NO_LOG)(exchange));
  };
}

/** Runs the product in Astro's dev server (`npm run dev`), with the hosts, API and locals of production. */
export function createDevelopmentServer(): AstroIntegration {
  let firstLink: string | null = null;
  return {
    name: 'zelfhulp-development',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const config = readConfig(process.env);
        const database = await openDevDatabase(config);
        await storeProductUrl(database.pool, config.accounts.publicUrl);
        firstLink = await createFirstAdministratorLink({ database, config, now: () => new Date() });
        const environment = server.environments.ssr as unknown as {
          readonly runner: { readonly import: DevDependencies['load'] };
        };
        const front = makeDevFront({ database, load: (path) => environment.runner.import(path) });
        server.middlewares.use((req, res, next) => {
          front(req, res, () => next()).catch(next);
        });
      },
      'astro:server:start': ({ address }) => {
        stopDevelopmentOnSignals();
        const config = readConfig(process.env);
        process.stdout.write(formatDomainUrls(config, address.port));
        if (config.accounts.smtpUrl === null) {
          process.stdout.write(`  Mails can be read at ${getBareUrl(config, address.port)}${MAILS_PATH}\n\n`);
        }
        if (firstLink !== null) process.stdout.write(formatAdministratorLinkMessage(firstLink));
      },
    },
  };
}
