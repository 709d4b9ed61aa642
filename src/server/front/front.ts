import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '#src/config.ts';
import { sendRedirect } from '../page-cache/send-page.ts';
import { type ApiParts, isCall, makeApi } from './api.ts';
import { answerBuddy, type ReadBuddyLink } from './buddy-page.ts';
import { answerConsentForm, CONSENT_PATH } from './consent-form.ts';
import { answerDesk } from './desk.ts';
import { type Exchange, logAtEnd } from './exchange.ts';
import { type Caller, readCaller } from './forwarded.ts';
import { REPORTS_PATH } from './headers.ts';
import { HEALTH_PATH, type Health, probeStatus, sendHealth, sendProbe } from './health.ts';
import { makeHosts, type Site } from './hosts.ts';
import { makeKnownPages } from './known-pages.ts';
import { answerNeutralLink, type ReadLink, tokenOf } from './neutral-link.ts';
import { pageKey } from './page-exchange.ts';
import { makePages, type PageParts } from './pages.ts';
import { readLanguage, readPath } from './paths.ts';
import { sendPlainPage } from './plain-page.ts';
import { answerReport, type PolicyViolation } from './policy-reports.ts';
import { answerPreview, previewTokenOf, type ReadPreview } from './preview.ts';
import { refuseHost, refuseMethod, refusePath, sendFault } from './refusals.ts';
import { answerSecurityText, type ReadContact, SECURITY_TEXT_PATH } from './security-text.ts';
import { isAdvicePath } from './starter-questions.ts';
import type { StaticFiles } from './static-files.ts';

export interface FrontParts extends Omit<PageParts & ApiParts, 'trustProxy'> {
  readonly config: Pick<Config, 'baseHosts' | 'quickExitUrl' | 'trustProxy' | 'publicProtocol' | 'maintenance'>;
  readonly files: StaticFiles;
  readonly health: () => Promise<Health>;
  /** False from the moment on that the process was told to stop. */
  readonly isReady: () => boolean;
  readonly readLink: ReadLink;
  readonly readBuddyLink: ReadBuddyLink;
  readonly readPreview: ReadPreview;
  readonly readContact: ReadContact;
  /** Hears what browsers found against the policy of a page. */
  readonly onViolation: (violation: PolicyViolation) => void;
  readonly onError: (error: unknown) => void;
}

/** Where password managers look for the page on which a password is changed (W3C, "A Well-Known URL"). */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password';

const READS = new Set(['GET', 'HEAD']);

/** An answer under way, or undefined where it has left already. */
type Answering = Promise<void> | undefined;

/**
 * What every request meets before the API and Astro, in this order: probes, host and domain, odd paths, health, calls,
 * reports of browsers, the consent form, the questions before registering without script, method, links of mails, files, the one address of
 * a page, the page cache. A page that is known and cached skips all but the last.
 */
export function makeFront(parts: FrontParts): RequestListener {
  const { config, files, health, log, onError } = parts;
  const findSite = makeHosts(config);
  const known = makeKnownPages();
  const isInMaintenance = async (site: Site) => config.maintenance || parts.isInMaintenance(site);
  const answerPage = makePages({ ...parts, isInMaintenance });
  const answerCall = makeApi({ ...parts, trustProxy: config.trustProxy, isInMaintenance });

  const logged = logAtEnd(log);

  const answerForm = async (exchange: Exchange): Promise<void> => {
    const { req, res, site, path } = exchange;
    if (await answerConsentForm(req, res, site)) return;
    const { language } = readLanguage(path, site.domain);
    sendPlainPage(res, { status: 400, reason: 'not-allowed', site, language });
  };

  const answerLink = async (exchange: Exchange, caller: Caller, token: string): Promise<void> => {
    if (!(await answerNeutralLink(exchange, token, parts.readLink, findSite))) return answerReading(exchange, caller);
    logged(exchange, 'redirect');
  };

  const answerReading = (exchange: Exchange, caller: Caller): Answering => {
    const { req, res, site, path, raw, search } = exchange;
    if (files.has(path)) {
      logged(exchange, 'file', path.startsWith('/_astro/') ? '/_astro' : '/*');
      files.answer(req, res, site, path);
      return undefined;
    }
    if (path.length > 1 && path.endsWith('/')) {
      logged(exchange, 'redirect');
      sendRedirect(res, site, 301, raw.slice(0, -1) + search);
      return undefined;
    }
    const local = readLanguage(path, site.domain);
    const desk = answerDesk(exchange, local, parts.render);
    if (desk) {
      logged(exchange, 'page', '/beheer');
      return desk;
    }
    const buddy = answerBuddy(exchange, local, { ...parts, isInMaintenance });
    if (buddy) {
      logged(exchange, 'page', '/buddy');
      return buddy;
    }
    const place = { site, path, raw, local, key: pageKey(site, local) };
    const preview = previewTokenOf(local);
    if (preview) {
      return answerPreview(exchange, local, preview, parts).then((isShown) =>
        isShown ? logged(exchange, 'page') : answerPage({ ...exchange, ...place }, true),
      );
    }
    if (req.method === 'GET' && search === '') known.keep(caller, req.url ?? '', place);
    return answerPage({ ...exchange, ...place }, config.maintenance);
  };

  const answerOwn = (exchange: Exchange, caller: Caller): Answering => {
    const { req, res, site, path } = exchange;
    const method = req.method ?? '';
    if (site.moved) {
      logged(exchange, 'redirect');
      sendRedirect(res, site, 308, site.origin + req.url);
      return undefined;
    }
    if (path === HEALTH_PATH) {
      logged(exchange, 'health');
      return health().then((found) => sendHealth(res, site.secure, found));
    }
    if (path === CHANGE_PASSWORD_PATH) {
      logged(exchange, 'redirect');
      sendRedirect(res, site, 302, `${site.origin}/account/wachtwoord-wijzigen`);
      return undefined;
    }
    if (isCall(path)) return answerCall(exchange);
    if (path === REPORTS_PATH) {
      logged(exchange, 'form');
      return answerReport(exchange, parts.onViolation);
    }
    if (path === CONSENT_PATH && method === 'POST') {
      logged(exchange, 'form');
      return answerForm(exchange);
    }
    if (method === 'POST' && isAdvicePath(path, site.domain)) {
      logged(exchange, 'redirect');
      sendRedirect(res, site, 303, exchange.raw);
      return undefined;
    }
    if (path === SECURITY_TEXT_PATH && READS.has(method)) {
      logged(exchange, 'file');
      return answerSecurityText(exchange, parts.readContact);
    }
    const token = tokenOf(path);
    if (READS.has(method)) return token ? answerLink(exchange, caller, token) : answerReading(exchange, caller);
    logged(exchange, 'refused');
    refuseMethod(exchange, path === CONSENT_PATH ? 'POST' : 'GET, HEAD');
    return undefined;
  };

  const answerAnew = (req: IncomingMessage, res: ServerResponse, caller: Caller, begun: number): Answering => {
    const { host } = caller;
    const site = host === undefined ? null : findSite(host, caller.secure);
    const read = readPath(req.url ?? '');
    const probe = read.kind === 'odd' ? null : probeStatus(read.path, parts.isReady);
    if (probe !== null) {
      sendProbe(res, caller.secure, probe);
      logged({ req, res, path: '/health/*', begun }, 'health');
      return undefined;
    }
    if (host === undefined || !site) refuseHost(res, caller.secure, host);
    else if (read.kind === 'odd') refusePath(res, site, read);
    else return answerOwn({ req, res, site, host, ...read, begun }, caller);
    logged({ req, res, path: '/*', begun }, 'refused');
    return undefined;
  };

  const answer = (req: IncomingMessage, res: ServerResponse, begun: number): Answering => {
    const caller = readCaller(req, config);
    const place = req.method === 'GET' ? known.find(caller, req.url ?? '') : undefined;
    if (!place) return answerAnew(req, res, caller, begun);
    const { site, path, raw, local, key } = place;
    const host = caller.host ?? '';
    return answerPage({ req, res, site, host, path, raw, search: '', begun, local, key }, config.maintenance);
  };

  const fail = (res: ServerResponse, error: unknown) => {
    onError(error);
    sendFault(res, config.publicProtocol === 'https');
  };

  return (req, res) => {
    try {
      answer(req, res, performance.now())?.catch((error) => fail(res, error));
    } catch (error) {
      fail(res, error);
    }
  };
}
