import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeApp } from '#src/cms/app.ts';
import { openDatabase } from '#src/cms/db/connect.ts';
import type { Config } from '#src/config.ts';
import { embeddedClients, externalClients } from './content-fetch.ts';
import { makeFront } from './front/front.ts';
import { targetOf } from './front/pages.ts';
import { makeRequestLog } from './front/request-log.ts';
import { makeStaticFiles } from './front/static-files.ts';
import { embeddedHealth, externalHealth } from './health-check.ts';
import { type HttpServer, listenHttp } from './http-server.ts';
import { makeLocals } from './locals.ts';
import { makePageCache } from './page-cache/page-cache.ts';
import { ALWAYS, listenForPurges } from './page-cache/purge-listener.ts';
import { type ProcessLog, reasonOf } from './process-log.ts';
import { type PageHandler, renderPage } from './render-page.ts';
import { makeSiteConfigs } from './site-configs.ts';
import { staffSessions } from './staff-sessions.ts';

const LIMITS = { entries: 5_000, bytes: 256 * 1024 * 1024 };

/** How long a page of another content system is shown before it is asked again: no purge is heard from there. */
const EXTERNAL_LIFETIME_MS = 30_000;

/** A render may wait for two answers of the content system one after the other, and draw. */
const renderLimit = (config: Config) => config.contentTimeoutMs * 2 + 2_000;

async function openContent(config: Config, log: ProcessLog, purge: (tags: readonly string[]) => void) {
  if (config.contentApiUrl !== null) {
    const clientFor = externalClients(config);
    return {
      app: null,
      clientFor,
      lease: ALWAYS,
      health: externalHealth,
      readStaff: async () => null,
      close: async () => {},
    };
  }
  const database = await openDatabase(config, log);
  const app = makeApp({
    database,
    config,
    log: ({ method, route, error }) => log({ event: 'api-failure', method, route, reason: reasonOf(error) }),
  });
  const listener = listenForPurges({ connectionString: database.url, purge, log });
  return {
    app,
    clientFor: embeddedClients(app, config.contentTimeoutMs),
    lease: listener,
    health: embeddedHealth(database.pool, listener),
    readStaff: staffSessions({ database, config, now: () => new Date(), log: () => undefined }),
    close: async () => {
      await listener.close();
      await database.close();
    },
  };
}

/** Serves the built product in this process: content system, page cache, front, Astro. */
export async function serve(config: Config, root: string, log: ProcessLog): Promise<HttpServer> {
  const siteConfigs = makeSiteConfigs();
  const requestLog = makeRequestLog(process.stdout);
  const content = await openContent(config, log, (tags) => {
    siteConfigs.purge(tags);
    cache.purge(tags);
  });
  const cache = makePageCache({
    limits: LIMITS,
    lease: content.lease,
    lifetimeMs: content.app ? Number.POSITIVE_INFINITY : EXTERNAL_LIFETIME_MS,
    onFailure: (screen, error) => log({ event: 'render-failed', screen, reason: reasonOf(error) }),
  });
  const entry: { handler: PageHandler } = await import(pathToFileURL(join(root, 'dist/server/entry.mjs')).href);
  const front = makeFront({
    config,
    cache,
    app: content.app,
    health: content.health,
    files: makeStaticFiles(join(root, 'dist/client')),
    log: requestLog,
    onError: (error) => log({ event: 'request-failed', reason: reasonOf(error) }),
    isInMaintenance: async (site) => {
      const client = content.clientFor(site.domain, site.host, 'nl');
      return (await siteConfigs.of(site.domain, 'nl', client)).flags.maintenance;
    },
    readStaff: content.readStaff,
    render: async (site, local, staff, search) => {
      const locals = await makeLocals({ config, clientFor: content.clientFor, siteConfigs, log }, site, local, staff);
      const ask = { target: targetOf(local, search), host: site.host, locals, limitMs: renderLimit(config) };
      return renderPage(entry.handler, ask);
    },
  });
  const server = await listenHttp(front, { ...config, secure: config.publicProtocol === 'https' });
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await content.close();
      requestLog.flush();
    },
  };
}
