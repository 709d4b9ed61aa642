import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { makeApp } from '#src/cms/app.ts';
import type { Database } from '#src/cms/db/database.ts';
import { keepProductAddress } from '#src/cms/startup/product-address.ts';
import { readConfig } from '#src/config.ts';
import { readBuddyPath } from '#src/contract/buddy.ts';
import { showPreview } from '#src/contract/desk/show-preview.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { bareAddress, describeAddresses } from './addresses.ts';
import { embeddedClients, externalClients } from './content-fetch.ts';
import { devDatabase } from './dev-database.ts';
import { devJobs } from './dev-jobs.ts';
import { answerMails, MAILS_PATH } from './dev-mails.ts';
import { stopDevelopmentOnSignals } from './dev-stop.ts';
import { handOver, isCall } from './front/api.ts';
import { answerConsentForm, CONSENT_PATH } from './front/consent-form.ts';
import { clientAddress, readCaller, settleHeaders } from './front/forwarded.ts';
import { makeHosts } from './front/hosts.ts';
import { answerNeutralLink, type ReadLink, tokenOf } from './front/neutral-link.ts';
import { readLanguage, readPath } from './front/paths.ts';
import { previewAt, previewPathOf } from './front/preview.ts';
import { refuseHost, refusePath } from './front/refusals.ts';
import { makeLocals } from './locals.ts';
import { sendRedirect } from './page-cache/send-page.ts';
import { processLog } from './process-log.ts';
import { makeSiteConfigs } from './site-configs.ts';

type Next = () => void;

/** Vite's own addresses: modules, their sources and what it serves beside them. */
const VITE = /^\/(@|src\/|registry\/|node_modules\/|\.vite\/|__)|\.(ts|tsx|js|mjs|css|scss|map|svg|woff2|json|astro)$/;

/** Where Astro's dev server looks for the locals of a request. */
const LOCALS = Symbol.for('astro.locals');

interface DevParts {
  readonly database: Database | null;
  /** Imports a module of the product as it is now: an edit counts from the next request on. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
}

type MakeApp = typeof makeApp;

/** The content system of the newest code, on the database that outlives it. */
function reloadingApp({ database, load }: DevParts, config: ReturnType<typeof readConfig>) {
  let made: { readonly by: MakeApp; readonly app: ReturnType<MakeApp> } | undefined;
  return async (request: Request, env?: unknown): Promise<Response> => {
    if (!database) return new Response(null, { status: 404 });
    const { makeApp: by } = (await load('/src/cms/app.ts')) as { makeApp: MakeApp };
    if (made?.by !== by) made = { by, app: by({ database, config, jobs: devJobs(database, config, load) }) };
    return made.app.fetch(request, env);
  };
}

/** The front as development needs it: hosts, calls, the consent form and locals; no cache, no files, no log. */
function makeDevFront(parts: DevParts) {
  const config = readConfig(process.env);
  const findSite = makeHosts(config);
  const fetchApp = reloadingApp(parts, config);
  const answerCall = handOver(fetchApp);
  const clientFor = parts.database
    ? embeddedClients({ fetch: fetchApp }, config.contentTimeoutMs)
    : externalClients(config);
  const log = processLog;

  return async (req: IncomingMessage, res: ServerResponse, next: Next): Promise<void> => {
    const target = req.url ?? '/';
    const { host, secure } = readCaller(req, config);
    const site = host === undefined ? null : findSite(host, secure);
    if (host === undefined || !site) return refuseHost(res, secure, host);
    if (VITE.test(target.replace(/\?.*$/s, ''))) return next();
    if (site.moved) return sendRedirect(res, site, 308, site.origin + target);
    const read = readPath(target);
    if (read.kind === 'odd') return refusePath(res, site, read);
    const connection = { clientAddress: clientAddress(req, config.trustProxy), secure };
    settleHeaders(req, host);
    if (isCall(read.path)) return answerCall(req, res, connection);
    if (await answerMails(res, read.path, { ...parts, dataDir: config.dataDir })) return;
    if (read.path === CONSENT_PATH && req.method === 'POST' && (await answerConsentForm(req, res, site))) return;
    const token = tokenOf(read.path);
    const readLink: ReadLink = (of, name) =>
      clientFor(of.domain, of.host, 'nl').call(getNeutralLink, { params: { token: name } });
    if (token && (await answerNeutralLink({ res, site, raw: read.raw }, token, readLink, findSite))) return;
    const source = { config, clientFor, siteConfigs: makeSiteConfigs(), log };
    const local = readLanguage(read.path, site.domain);
    if (readBuddyPath(local.path)) {
      if (!site.isBare) return sendRedirect(res, site, 303, site.bareOrigin + read.raw);
      // The page knows its language from the locals.
      req.url = local.path;
    }
    const preview = await previewAt(local, (language, token) =>
      clientFor(site.domain, site.host, language).call(showPreview, { params: { token } }),
    );
    const place = preview ? { ...local, path: previewPathOf(preview, local.language) } : local;
    const locals = await makeLocals(source, site, place, null, preview);
    Reflect.set(req, LOCALS, locals);
    next();
  };
}

/** `npm run dev`: the product under Astro's dev server, with the same hosts, API and locals, and reloading. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'zelfhulp-development',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const config = readConfig(process.env);
        const database = config.contentApiUrl === null ? await devDatabase(config) : null;
        if (database) await keepProductAddress(database.pool, config.accounts.publicUrl);
        const environment = server.environments.ssr as unknown as {
          readonly runner: { readonly import: DevParts['load'] };
        };
        const front = makeDevFront({ database, load: (path) => environment.runner.import(path) });
        server.middlewares.use((req, res, next) => {
          front(req, res, () => next()).catch(next);
        });
      },
      'astro:server:start': ({ address }) => {
        stopDevelopmentOnSignals();
        const config = readConfig(process.env);
        process.stdout.write(describeAddresses(config, address.port));
        if (config.contentApiUrl === null && config.accounts.smtpUrl === null) {
          process.stdout.write(`  Mails can be read at ${bareAddress(config, address.port)}${MAILS_PATH}\n\n`);
        }
      },
    },
  };
}
