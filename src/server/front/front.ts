import type { RequestListener } from 'node:http';
import type { Config } from '#src/config.ts';
import { WEEK_PATH } from '#src/contract/week-links.ts';
import { readLanguage } from '#src/i18n/local-path.ts';
import { type ApiDependencies, createApi } from './api.ts';
import { type ReadBuddyLink, serveBuddyPage } from './buddy-page.ts';
import { serveDesk } from './desk.ts';
import { createEarlyHandlers, type EarlyHandlersDependencies } from './early-handlers.ts';
import { createSentLogger, type Exchange } from './exchange.ts';
import { type Caller, readCaller } from './forwarded.ts';
import { createHandlerChain } from './handlers.ts';
import { getProbeStatus, sendProbe } from './health.ts';
import { createHostParser, type Site } from './hosts.ts';
import { createKnownPages } from './known-pages.ts';
import { toPageKey } from './page-exchange.ts';
import { createPageHandler, type PageDependencies } from './pages.ts';
import { readPath } from './paths.ts';
import { parsePreviewToken, type ReadPreview, servePreview } from './preview.ts';
import { refuseHost, refusePath, sendServerError } from './refusals.ts';
import { getRequestId, runWithRequestId } from './request-id.ts';
import { parseSitePreview, type ReadSitePreview, serveSitePreview } from './site-preview.ts';
import { type GetVisitorClient, serveWeekPage } from './week-page.ts';

export interface FrontDependencies
  extends Omit<PageDependencies & ApiDependencies, 'trustProxy'>,
    Omit<EarlyHandlersDependencies, 'findSite' | 'answerCall'> {
  readonly config: Pick<
    Config,
    'baseHosts' | 'quickExitUrl' | 'offers' | 'trustProxy' | 'publicProtocol' | 'maintenance'
  >;
  /** False after the process received a stop signal. */
  readonly isReady: () => boolean;
  readonly readBuddyLink: ReadBuddyLink;
  readonly clientOfVisitor: GetVisitorClient;
  readonly readPreview: ReadPreview;
  readonly readSitePreview: ReadSitePreview;
  /** Called for a request that failed, with its id. */
  readonly onError: (error: unknown, id: string) => void;
}

/** A request before its host is determined. */
type PendingRequest = Pick<Exchange, 'req' | 'res' | 'id' | 'begun'>;

/** A pending response; undefined if it was already sent. */
type PendingResponse = Promise<void> | undefined;

/**
 * Handles requests in this order: probes, host and domain, invalid paths, handlers before the pages, the desk, buddy
 * pages, previews, the page cache. For a known, cached page only the last step runs.
 */
export function createFront(parts: FrontDependencies): RequestListener {
  const { config, log, onError } = parts;
  const findSite = createHostParser(config);
  const knownPages = createKnownPages();
  const isInMaintenance = async (site: Site) => config.maintenance || parts.isInMaintenance(site);
  const answerPage = createPageHandler({ ...parts, isInMaintenance });
  const answerCall = createApi({ ...parts, trustProxy: config.trustProxy, isInMaintenance });
  const logEvents = createSentLogger(log);

  const getPageRequest = ({ site, path, raw }: Exchange) => {
    const local = readLanguage(path, site.domain);
    return { site, path, raw, local, key: toPageKey(site, local) };
  };

  const answerOwn = createHandlerChain(
    [
      (exchange) => {
        const completion = serveWeekPage(exchange, { ...parts, isInMaintenance });
        return completion && { kind: 'page', screen: WEEK_PATH, done: completion };
      },
      ...createEarlyHandlers({ ...parts, findSite, answerCall }),
      (exchange) => {
        const completion = serveDesk(exchange, getPageRequest(exchange).local, parts.render);
        return completion && { kind: 'page', screen: '/beheer', done: completion };
      },
      (exchange) => {
        const completion = serveBuddyPage(exchange, getPageRequest(exchange).local, { ...parts, isInMaintenance });
        return completion && { kind: 'page', screen: '/buddy', done: completion };
      },
      (exchange) => {
        const location = getPageRequest(exchange);
        const [token, sitePreviewPath] = [parsePreviewToken(location.local), parseSitePreview(location.local)];
        const preview = token
          ? servePreview(exchange, location.local, token, parts)
          : sitePreviewPath && serveSitePreview(exchange, location.local, sitePreviewPath, parts);
        return preview?.then((isShown) =>
          isShown ? { kind: 'page' } : { kind: null, done: answerPage({ ...exchange, ...location }, true) },
        );
      },
      (exchange) => {
        const { req, host, site, search } = exchange;
        const location = getPageRequest(exchange);
        const isPlain = req.method === 'GET' && search === '';
        if (isPlain) knownPages.keep({ host, secure: site.secure }, req.url ?? '', location);
        return { kind: null, done: answerPage({ ...exchange, ...location }, config.maintenance) };
      },
    ],
    log,
  );

  const respondAgain = ({ req, res, id, begun }: PendingRequest, caller: Caller): PendingResponse => {
    const { host } = caller;
    const site = host === undefined ? null : findSite(host, caller.secure);
    const read = readPath(req.url ?? '');
    const probe = read.kind === 'odd' ? null : getProbeStatus(read.path, parts.isReady);
    if (probe !== null) {
      sendProbe(res, caller.secure, probe);
      logEvents({ req, res, id, path: '/health/*', begun }, 'health');
      return undefined;
    }
    if (host === undefined || !site) refuseHost(res, caller.secure, host);
    else if (read.kind === 'odd') refusePath(res, site, read);
    else return answerOwn({ req, res, id, site, host, ...read, begun });
    logEvents({ req, res, id, path: '/*', begun }, 'refused');
    return undefined;
  };

  const answer = (request: PendingRequest): PendingResponse => {
    const { req } = request;
    const caller = readCaller(req, config);
    const location = req.method === 'GET' ? knownPages.find(caller, req.url ?? '') : undefined;
    if (!location) return runWithRequestId(request, () => respondAgain(request, caller));
    const { site, path, raw, local, key } = location;
    const host = caller.host ?? '';
    return answerPage({ ...request, site, host, path, raw, search: '', local, key }, config.maintenance);
  };

  const fail = (request: PendingRequest, error: unknown) => {
    onError(error, request.id);
    runWithRequestId(request, () => sendServerError(request.res, config.publicProtocol === 'https', request.id));
  };

  return (req, res) => {
    const request: PendingRequest = { req, res, id: getRequestId(req, config.trustProxy), begun: performance.now() };
    try {
      answer(request)?.catch((error) => fail(request, error));
    } catch (error) {
      fail(request, error);
    }
  };
}
