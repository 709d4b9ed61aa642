import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Config } from '#src/config.ts';
import { getBuddyLink } from '#src/contract/buddies.ts';
import { showSitePreview } from '#src/contract/desk/releases.ts';
import { showPreview } from '#src/contract/desk/revisions.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { loadTexts } from '#src/i18n/load.ts';
import type { RenderUrl } from '#src/render/entry.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { createPreloads, readScriptGraph } from '#src/render/scripts/preloads.ts';
import { formatAdministratorLinkMessage } from './addresses.ts';
import { createEmbeddedClients, createPreviewClients, type GetClient, PREVIEW_TIMEOUT_MS } from './content-fetch.ts';
import { createErrorReporter } from './error-reporter.ts';
import { getClientAddress } from './front/forwarded.ts';
import { createFront } from './front/front.ts';
import { countOldBrowsers } from './front/old-browsers.ts';
import { type PageDependencies, toAstroTarget } from './front/pages.ts';
import { createReportLog } from './front/policy-reports.ts';
import { createRequestLog } from './front/request-log.ts';
import { createStaticFiles } from './front/static-files.ts';
import { IDLE_CONNECTION_MS, listenHttp } from './http-server.ts';
import { createLocals } from './locals.ts';
import { listContentMetrics } from './metrics/content-figures.ts';
import { readInstallationMetrics } from './metrics/installation-figures.ts';
import { serveMetrics } from './metrics/listen.ts';
import type { Metric } from './metrics/metric.ts';
import { watchProcess } from './metrics/process-figures.ts';
import { createRequestMetrics } from './metrics/request-figures.ts';
import { sendMetricsToPrimary } from './metrics/worker-figures.ts';
import { openContent } from './open-content.ts';
import { createPageCache, type PageCache } from './page-cache/page-cache.ts';
import { type ProcessLog, toLogReason } from './process-log.ts';
import { allowReportsTo, renderPage } from './render-page.ts';
import { createResponseCache } from './response-cache.ts';
import { createSiteConfigs } from './site-configs.ts';
import { warmUp } from './warm-up.ts';

const LIMITS = { entries: 5_000, bytes: 256 * 1024 * 1024 };

/** Returns the timeout in ms of a page: two consecutive responses of the content system, and time to render. */
const renderLimit = (config: Config) => config.contentTimeoutMs * 2 + 2_000;

export interface Product {
  readonly front: RequestListener;
  readonly cache: PageCache;
  /** Renders a page without the cache. */
  readonly render: PageDependencies['render'];
  /** Link for the first administrator if the installation has none; null if it was printed before. */
  readonly firstLink: string | null;
  /** Reports to load balancers that requests should be sent to other servers; incoming requests are still handled. */
  readonly drain: () => void;
  /** Metrics of this process. */
  readonly figures: () => readonly Metric[];
  /** Metrics of this process and of the whole installation. */
  readonly allFigures: () => Promise<readonly Metric[]>;
  readonly close: () => Promise<void>;
}

/** Assembles the built product: content system, page cache, Astro, front server. */
export async function openProduct(config: Config, root: string, log: ProcessLog): Promise<Product> {
  loadTexts();
  const siteConfigs = createSiteConfigs();
  const requestFigures = createRequestMetrics();
  const requestLog = requestFigures.counting(createRequestLog(process.stdout, config.instance));
  const errors = createErrorReporter(config.sentryDsn);
  const errorOrigin = config.sentryDsn && new URL(config.sentryDsn).origin;
  // Purges may arrive before the cache is created.
  let purge = async (_tags: readonly string[]): Promise<void> => {};
  const content = await openContent(config, log, errors, (tags) => purge(tags));
  const { app, clientFor, database, health, lifetimeMs, readStaff } = content;
  const answers = createResponseCache(content.lease, lifetimeMs);
  const createCachingClient: GetClient = (domain, host, language) =>
    answers.through(clientFor(domain, host, language), `${host} ${language}`);
  const cache = createPageCache({
    limits: LIMITS,
    lease: content.lease,
    lifetimeMs,
    onFailure: (screen, error) => {
      log({ event: 'render-failed', screen, reason: toLogReason(error) });
      errors.reportError(error, { where: 'render' });
    },
  });
  purge = (tags) => {
    siteConfigs.purge(tags);
    answers.purge(tags);
    return cache.purge(tags);
  };
  const entry: { readonly renderUrl: RenderUrl } = await import(
    pathToFileURL(join(root, 'dist/server/entry.mjs')).href
  );
  const scripts = readScriptGraph(root);
  const withPreloads = scripts ? createPreloads(scripts) : (page: RenderedPage) => page;
  const render: PageDependencies['render'] = async (site, local, staff, search, preview, week) => {
    const isOfSite = preview && 'token' in preview;
    const locals = await createLocals(
      isOfSite
        ? { config, clientFor: createPreviewClients(app, preview.token), siteConfigs: createSiteConfigs(), log }
        : { config, clientFor: staff ? clientFor : createCachingClient, siteConfigs, log },
      site,
      local,
      staff,
      preview,
      week,
    );
    const limitMs = isOfSite ? PREVIEW_TIMEOUT_MS : renderLimit(config);
    const ask = { target: toAstroTarget(local, search), host: site.host, locals, limitMs };
    const page = withPreloads(await renderPage(entry.renderUrl, ask));
    return errorOrigin ? allowReportsTo(page, errorOrigin) : page;
  };
  let isReady = true;
  const answer = createFront({
    config,
    isReady: () => isReady,
    cache,
    app,
    health,
    readStaff,
    render,
    clientOfVisitor: ({ req, site }, language) => {
      const connection = { clientAddress: getClientAddress(req, config.trustProxy), secure: site.secure };
      const fetch = (request: Request) => app.fetch(request, connection);
      return createEmbeddedClients({ fetch }, config.contentTimeoutMs)(
        site.domain,
        new URL(site.bareOrigin).host,
        language,
      );
    },
    readBuddyLink: (site, code) => clientFor(site.domain, site.host, 'nl').call(getBuddyLink, { params: { code } }),
    readLink: (site, token) => clientFor(site.domain, site.host, 'nl').call(getNeutralLink, { params: { token } }),
    readPreview: (site, language, token) =>
      clientFor(site.domain, site.host, language).call(showPreview, { params: { token } }),
    readSitePreview: (site, language, token) =>
      clientFor(site.domain, site.host, language).call(showSitePreview, { params: { token } }),
    besideContent: content.besideContent,
    files: createStaticFiles(join(root, 'dist/client')),
    log: requestLog,
    onError: (error, request) => {
      log({ event: 'request-failed', request, reason: toLogReason(error) });
      errors.reportError(error, { where: 'front', request });
    },
    onViolation: createReportLog((line) => log({ event: 'policy-violation', ...line })),
    readContact: async (site) => {
      const client = clientFor(site.domain, site.host, 'nl');
      return (await siteConfigs.of(site.domain, 'nl', client)).config.provider?.mail || null;
    },
    isInMaintenance: async (site) => {
      const client = clientFor(site.domain, site.host, 'nl');
      return (await siteConfigs.of(site.domain, 'nl', client)).config.flags.maintenance;
    },
  });
  const browsers = countOldBrowsers(log);
  const handleRequest: RequestListener = (req, res) => {
    browsers.count(req);
    answer(req, res);
  };
  const { lease } = content;
  const listProcessMetrics = watchProcess({ pool: database.pool, lease, pages: cache.size, isReady: () => isReady });
  const listMetrics = () => [...requestFigures.read(), ...listProcessMetrics(), ...listContentMetrics()];
  const readAllMetrics = async () => [...listMetrics(), ...(await readInstallationMetrics(database))];
  const drain = () => {
    isReady = false;
  };
  const close = async () => {
    await content.close();
    await errors.close();
    browsers.close();
    requestLog.flush();
  };
  return {
    front: handleRequest,
    cache,
    render,
    firstLink: content.firstLink,
    figures: listMetrics,
    allFigures: readAllMetrics,
    drain,
    close,
  };
}

/** A running server, until it is closed. */
export interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the built product in this process; if the port is unavailable, everything is stopped again. */
export async function serveProduct(config: Config, root: string, log: ProcessLog): Promise<RunningServer> {
  const product = await openProduct(config, root, log);
  if (config.trustProxy) await warmUp(config, product);
  const listening = listenHttp(product.front, { ...config, secure: config.publicProtocol === 'https' });
  const server = await listening.catch(async (error: unknown) => {
    await product.close();
    throw error;
  });
  if (cluster.isWorker) sendMetricsToPrimary(product.figures);
  const metrics = cluster.isWorker ? null : await serveMetrics(config, product.allFigures);
  if (product.firstLink) process.stdout.write(formatAdministratorLinkMessage(product.firstLink));
  return {
    port: server.port,
    close: async () => {
      product.drain();
      server.drain();
      await sleep(config.drainSeconds * 1_000);
      await server.close(config.drainSeconds > 0 ? IDLE_CONNECTION_MS : 0);
      await metrics?.close();
      await product.close();
    },
  };
}
