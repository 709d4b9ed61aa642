import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '#src/config.ts';
import { sendRedirect } from '../page-cache/send-page.ts';
import { type ApiParts, isCall, makeApi } from './api.ts';
import { sendApiMessage } from './api-message.ts';
import { readAsked } from './asked.ts';
import { answerConsentForm, CONSENT_PATH } from './consent-form.ts';
import { type Exchange, logAtEnd } from './exchange.ts';
import { readCaller } from './forwarded.ts';
import { setCommonHeaders } from './headers.ts';
import { HEALTH_PATH, type Health, sendHealth } from './health.ts';
import { makeHosts, type Site } from './hosts.ts';
import { makePages, type PageParts } from './pages.ts';
import { type ReadPath, readLanguage, readPath, spokenLanguage } from './paths.ts';
import { sendPlainPage } from './plain-page.ts';
import type { StaticFiles } from './static-files.ts';

export interface FrontParts extends Omit<PageParts & ApiParts, 'trustProxy'> {
  readonly config: Pick<Config, 'baseHosts' | 'trustProxy' | 'publicProtocol' | 'maintenance'>;
  readonly files: StaticFiles;
  readonly health: () => Promise<Health>;
  readonly onError: (error: unknown) => void;
}

const READS = new Set(['GET', 'HEAD']);

function refuseHost(res: ServerResponse, secure: boolean, status: 400 | 421): void {
  setCommonHeaders(res, { secure });
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end('Deze site staat niet op dit adres. This site is not at this address.\n');
}

function refusePath(res: ServerResponse, site: Site, { raw, status }: ReadPath & { kind: 'odd' }): void {
  const reason = status === 404 ? 'not-found' : 'bad-address';
  if (isCall(raw)) sendApiMessage(res, site, raw, status, status === 414 ? 'too-long' : reason);
  else sendPlainPage(res, { status, reason, site, language: spokenLanguage(raw, site.domain) });
}

function refuseMethod(res: ServerResponse, site: Site, path: string, allow: string): void {
  const { language } = readLanguage(path, site.domain);
  sendPlainPage(res, { status: 405, reason: 'not-allowed', site, language, headers: { allow } });
}

/**
 * What every request meets before the API and Astro, in this order: host and domain, odd paths, health, files, calls,
 * the consent form, method, the one address of a page, then the page cache. Everything but a cached page may wait.
 */
export function makeFront(parts: FrontParts): RequestListener {
  const { config, files, health, log, onError } = parts;
  const findSite = makeHosts(config);
  const isInMaintenance = async (site: Site) => config.maintenance || parts.isInMaintenance(site);
  const answerPage = makePages({ ...parts, isInMaintenance });
  const answerCall = makeApi({ ...parts, trustProxy: config.trustProxy, isInMaintenance });

  const answerForm = async (exchange: Exchange) => {
    const { req, res, site, path } = exchange;
    logAtEnd(log, exchange, 'form');
    if (await answerConsentForm(req, res, site)) return;
    const { language } = readLanguage(path, site.domain);
    sendPlainPage(res, { status: 400, reason: 'not-allowed', site, language });
  };

  const route = (req: IncomingMessage, res: ServerResponse, begun: number): Promise<void> | undefined => {
    const method = req.method ?? '';
    const asked = readAsked(req.rawHeaders);
    const caller = readCaller(req, asked.host, config);
    const site = caller.host === undefined ? null : findSite(caller.host, caller.secure);
    const target = req.url ?? '/';
    if (!site) {
      logAtEnd(log, { method, res, path: '/*', begun }, 'refused');
      refuseHost(res, caller.secure, caller.host === undefined ? 400 : 421);
      return undefined;
    }
    const read = readPath(target);
    if (read.kind === 'odd') {
      logAtEnd(log, { method, res, path: '/*', begun }, 'refused');
      refusePath(res, site, read);
      return undefined;
    }
    const { path, raw, search } = read;
    const exchange = { req, res, method, asked, site, host: caller.host ?? site.host, path, raw, search, begun };
    if (site.moved) {
      logAtEnd(log, exchange, 'redirect');
      sendRedirect(res, site, 308, site.origin + target);
      return undefined;
    }
    if (path === HEALTH_PATH) {
      logAtEnd(log, exchange, 'health');
      return health().then((found) => sendHealth(res, site.secure, found));
    }
    if (isCall(path)) return answerCall(exchange);
    if (path === CONSENT_PATH && method === 'POST') return answerForm(exchange);
    if (!READS.has(method)) {
      logAtEnd(log, exchange, 'refused');
      refuseMethod(res, site, path, path === CONSENT_PATH ? 'POST' : 'GET, HEAD');
      return undefined;
    }
    if (files.has(path)) {
      logAtEnd(log, exchange, 'file', path.startsWith('/_astro/') ? '/_astro' : '/*');
      files.answer(req, res, site, path);
      return undefined;
    }
    if (path.length > 1 && path.endsWith('/')) {
      logAtEnd(log, exchange, 'redirect');
      sendRedirect(res, site, 301, raw.slice(0, -1) + search);
      return undefined;
    }
    return answerPage({ ...exchange, local: readLanguage(path, site.domain) }, config.maintenance);
  };

  const fail = (res: ServerResponse, error: unknown) => {
    onError(error);
    if (res.headersSent) res.destroy();
    else {
      setCommonHeaders(res, { secure: config.publicProtocol === 'https' });
      res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      res.end('Er ging iets mis. Bel bij nood 112 of 113. Something went wrong. In an emergency call 112 or 113.\n');
    }
  };

  return (req, res) => {
    try {
      route(req, res, performance.now())?.catch((error) => fail(res, error));
    } catch (error) {
      fail(res, error);
    }
  };
}
