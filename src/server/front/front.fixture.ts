import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { type Config, readConfig } from '#src/config.ts';
import { getBuddyLink } from '#src/contract/buddies.ts';
import { showSitePreview } from '#src/contract/desk/releases.ts';
import { showPreview } from '#src/contract/desk/revisions.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { NO_PROVIDER, toPublicProvider } from '#src/domains/provider.ts';
import type { RenderUrl } from '#src/render/entry.ts';
import type { StaffSession } from '#src/render/locals.ts';
import { type Answer, openDialog } from '#tests/support/http.ts';
import { createEmbeddedClients } from '../content-fetch.ts';
import { listenHttp } from '../http-server.ts';
import { createLocals } from '../locals.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import type { Lease } from '../page-cache/purge-listener.ts';
import { precompress } from '../precompress.ts';
import { renderPage } from '../render-page.ts';
import { createSiteConfigs } from '../site-configs.ts';
import type { Connection } from './api.ts';
import { createFront } from './front.ts';
import { toAstroTarget } from './pages.ts';
import { createReportLog } from './policy-reports.ts';
import { createRequestLog } from './request-log.ts';
import { createStaticFiles } from './static-files.ts';

/** Creates a minimal content system that responds with the request it received, and with its configuration. */
function createContentSystem(
  flags: { maintenance: boolean },
  links: Readonly<Record<string, string>>,
  mail: string,
): Hono {
  const provider = toPublicProvider({ ...NO_PROVIDER, mail }, 'nl');
  const app = new Hono<{ Bindings: Connection }>();
  app.get('/api/:language/api/v1/site-config', (c) => c.json({ languages: ['nl', 'en'], flags, provider }));
  app.get('/api/:language/l/:token', (c) => {
    const token = c.req.param('token');
    if (token === 'broken') return c.json({ message: '' }, 500);
    return links[token] ? c.json({ redirect: links[token] }) : c.json({ message: '' }, 404);
  });
  app.get('/api/:language/preview/:token', (c) => {
    if (c.req.param('token') === 'broken') return c.json({ message: '' }, 500);
    if (c.req.param('token') !== 'v1.sleutel') return c.json({ message: '' }, 404);
    const createValue = (of: unknown) => [{ value: of }];
    const path = [{ alias: '/hulp', langcode: c.req.param('language') }];
    const entity = {
      nid: createValue(1),
      uuid: createValue('u-1'),
      type: [{ target_id: 'help' }],
      title: createValue('Hulp'),
      path,
    };
    return c.json({ entity, isSeen: false, until: '2026-11-21T12:15:00Z', desk: 'http://localhost/beheer' });
  });
  app.get('/api/:language/site-preview/:token', (c) => {
    const token = c.req.param('token');
    if (token !== 'v1.uitgave') return c.json({ message: '' }, token === 'broken' ? 500 : 404);
    return c.json({
      token,
      name: 'Voorjaar',
      at: null,
      held: 0,
      until: '2026-11-24T12:00:00Z',
      desk: 'http://localhost',
    });
  });
  app.all('/api/*', (c) =>
    c.json({ url: c.req.url, headers: c.req.header(), clientAddress: c.env.clientAddress, secure: c.env.secure }),
  );
  return app as unknown as Hono;
}

/** Renders pages like Astro, for the two languages of a page and for all failures. */
export const renderExamplePages: RenderUrl = async (_address, { domain, language, path, origin }) => {
  const createHtml = (status: number, headers: Record<string, string> = {}) => ({
    status,
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'", ...headers },
    body: Buffer.from(
      `<!doctype html><html lang="${language}"><title>${domain.key} ${path} ${origin}</title>${'x'.repeat(2_000)}`,
    ),
  });
  if (path === '/hulp') return createHtml(200, { 'x-cache-tags': 'node:1', 'x-alternates': 'nl=/hulp en=/en/help' });
  if (path === '/help') return createHtml(200, { 'x-cache-tags': 'node:1', 'x-alternates': 'nl=/hulp en=/en/help' });
  if (path === '/') return createHtml(200, { 'x-cache-tags': 'node:2', 'x-alternates': 'nl=/ en=/en' });
  if (path === '/oud') return createHtml(301, { location: '/hulp' });
  if (path === '/oud-deel') return createHtml(301, { location: '/hulp?b=2#deel' });
  if (path === '/kapot') throw new Error('broken');
  return createHtml(path === '/weg' ? 503 : 404);
};

export interface FrontOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly pages?: RenderUrl;
  readonly staff?: StaffSession;
  /** URLs of the neutral links in mails, by token. */
  readonly links?: Readonly<Record<string, string>>;
  /** Email address of the provider. */
  readonly providerMail?: string;
  readonly lease?: Lease;
  readonly limitMs?: number;
}

export interface RunningFront {
  readonly config: Config;
  readonly port: number;
  readonly cache: PageCache;
  /** Flags of the site configuration, settable by a test. */
  readonly flags: { maintenance: boolean };
  /** True while the process is shutting down. */
  readonly state: { isDraining: boolean };
  readonly failures: unknown[];
  /** Logged policy violations that browsers reported. */
  readonly violations: unknown[];
  readonly get: (path: string, headers?: Readonly<Record<string, string>>, host?: string) => Promise<Answer>;
  readonly send: (
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ) => Promise<Answer>;
  readonly lines: () => Record<string, unknown>[];
  readonly printed: () => string;
  readonly close: () => Promise<void>;
}

function createExampleFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro', 'page.a1b2c3.css'), `body { color: black } ${'/* */'.repeat(300)}`);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'speculation.json'), '{}');
  return folder;
}

/** A lease of the cache that never expires. */
const ALWAYS: Lease = { isValid: () => true, renew: () => Promise.resolve(true) };

/** Starts a front server on a real socket, with the product's modules and small test doubles. */
export async function startFront(options: FrontOptions = {}): Promise<RunningFront> {
  const { env = {}, pages = renderExamplePages, staff = null, links = {}, lease = ALWAYS, limitMs = 2_000 } = options;
  const config = readConfig({
    ENCRYPTION_KEYS: `1:${'A'.repeat(43)}=`,
    SMTP_URL: 'smtp://127.0.0.1:25',
    BACKUP_DAYS: '35',
    ...env,
  });
  const flags = { maintenance: false };
  const state = { isDraining: false };
  const failures: unknown[] = [];
  const violations: unknown[] = [];
  const folder = createExampleFiles();
  await precompress(folder);
  let output = '';
  const log = createRequestLog(
    new Writable({
      write(part, _encoding, resolve) {
        output += part;
        resolve();
      },
    }),
    config.instance,
  );
  const app = createContentSystem(flags, links, options.providerMail ?? '');
  const clientFor = createEmbeddedClients(app, 1_000);
  const siteConfigs = createSiteConfigs();
  const inner = createPageCache({
    limits: { entries: 100, bytes: 10_000_000 },
    lease,
    lifetimeMs: Number.POSITIVE_INFINITY,
    onFailure: (_screen, error) => failures.push(error),
  });
  const cache: PageCache = {
    ...inner,
    purge: (tags) => {
      siteConfigs.purge(tags);
      return inner.purge(tags);
    },
  };
  const front = createFront({
    config,
    cache,
    app,
    log,
    files: createStaticFiles(folder),
    isReady: () => !state.isDraining,
    health: async () => ({ status: 'ok', database: 'up', jobs: { purges: 'listening' }, contentVersion: 7 }),
    onError: (error) => failures.push(error),
    onViolation: createReportLog((line) => violations.push(line)),
    readContact: async (site) =>
      (await siteConfigs.of(site.domain, 'nl', clientFor(site.domain, site.host, 'nl'))).config.provider?.mail || null,
    isInMaintenance: async (site) =>
      (await siteConfigs.of(site.domain, 'nl', clientFor(site.domain, site.host, 'nl'))).config.flags.maintenance,
    clientOfVisitor: ({ site }, language) => clientFor(site.domain, new URL(site.bareOrigin).host, language),
    readBuddyLink: (site, code) => clientFor(site.domain, site.host, 'nl').call(getBuddyLink, { params: { code } }),
    readLink: (site, token) => clientFor(site.domain, site.host, 'nl').call(getNeutralLink, { params: { token } }),
    readStaff: async ({ cookie }) => (cookie.includes('SESS=valid') ? staff : null),
    readPreview: (site, language, token) =>
      clientFor(site.domain, site.host, language).call(showPreview, { params: { token } }),
    readSitePreview: (site, language, token) =>
      clientFor(site.domain, site.host, language).call(showSitePreview, { params: { token } }),
    render: async (site, local, member, search, preview) => {
      const locals = await createLocals(
        { config, clientFor, siteConfigs, log: () => {} },
        site,
        local,
        member,
        preview,
      );
      return renderPage(pages, { target: toAstroTarget(local, search), host: site.host, locals, limitMs });
    },
  });
  const server = await listenHttp(front, { port: 0, host: '127.0.0.1', secure: config.publicProtocol === 'https' });
  const host = `alcohol.localhost:${server.port}`;
  return {
    config,
    port: server.port,
    cache,
    flags,
    state,
    failures,
    violations,
    get: (path, headers = {}, from = host) => openDialog({ port: server.port, host: from, path, headers }),
    send: (method, path, headers = {}, body) =>
      openDialog({ port: server.port, host, path, method, headers, ...(body === undefined ? {} : { body }) }),
    lines: () => {
      log.flush();
      return output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    printed: () => {
      log.flush();
      return output;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a front server, calls `use`, and closes it. */
export async function withFront(options: FrontOptions, use: (front: RunningFront) => Promise<void>): Promise<void> {
  const front = await startFront(options);
  try {
    await use(front);
  } finally {
    await front.close();
  }
}
