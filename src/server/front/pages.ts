import { readBuddyPath } from '#src/contract/buddies.ts';
import type { WeekView } from '#src/contract/week-form.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';
import { withSearch } from '#src/render/answer.ts';
import type { PreviewedContent, StaffSession } from '#src/render/locals.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { isWeekPage } from '#src/render/week-page.ts';
import { isDeskPath } from '#src/screens/desk/index.ts';
import { getHeaderText, type PageEntry } from '../page-cache/entry.ts';
import type { CachedPage, PageCache } from '../page-cache/page-cache.ts';
import { sendEntry, sendPage, sendRedirect } from '../page-cache/send-page.ts';
import { getPreferredLanguage } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';
import { type Alternates, getLanguageRedirect, readAlternates } from './language.ts';
import { getLockRedirect, toDiscreetExchange } from './lock-redirect.ts';
import { isOpenInMaintenance, RETRY_AFTER } from './maintenance.ts';
import type { PageExchange } from './page-exchange.ts';
import { toPublicPath } from './paths.ts';
import { sendErrorPage } from './plain-page.ts';
import { runWithRequestId } from './request-id.ts';
import { type RequestLog, type RequestLogEntry, redact } from './request-log.ts';
import { findStaff, hasStaffMark, type ReadStaff } from './staff.ts';

export interface PageDependencies {
  readonly cache: PageCache;
  /** Renders a page; `search` is set only for staff, `preview` only for unpublished content. */
  readonly render: (
    site: Site,
    local: LocalPath,
    staff: StaffSession | null,
    search: string,
    preview?: PreviewedContent,
    week?: WeekView,
  ) => Promise<RenderedPage>;
  readonly isInMaintenance: (site: Site) => Promise<boolean>;
  readonly readStaff: ReadStaff;
  readonly log: RequestLog;
}

/** Redirects to the visitor's preferred language if the page has it; returns true if it did. */
function redirectToLanguage({ req, res, id, site, raw, search, local }: PageExchange, alternates: Alternates): boolean {
  const { cookie } = req.headers;
  if (!search && !cookie?.includes('language=')) return false;
  const options = { raw, search, language: local.language, cookies: cookie, secure: site.secure };
  const redirect = getLanguageRedirect(options, alternates);
  if (!redirect) return false;
  runWithRequestId({ id, res }, () => sendRedirect(res, site, redirect.status, redirect.location, redirect.cookie));
  return true;
}

/** Returns the location of a page's redirect with the query string, which the page does not receive. */
function getLocation(page: RenderedPage, search: string): string | undefined {
  const location = getHeaderText(page.headers, 'location');
  return location && withSearch(location, search);
}

/** Handles GET and HEAD requests for paths that are not files or API calls. */
export function createPageHandler({ cache, render, isInMaintenance, readStaff, log }: PageDependencies) {
  const write = ({ req, id, path, begun, res }: Exchange, rest: Pick<RequestLogEntry, 'kind' | 'cache'>) =>
    log.write(
      id,
      { method: req.method ?? '', screen: redact(path), status: res.statusCode, ...rest },
      begun,
      performance.now(),
    );

  /** Sends a cached entry synchronously, with the values that were prepared when the entry was created. */
  const answerEntry = (exchange: PageExchange, entry: PageEntry): void => {
    const { req, res, id, begun } = exchange;
    if (redirectToLanguage(exchange, entry.alternates)) {
      write(exchange, { kind: 'redirect', cache: 'hit' });
      return;
    }
    const status = sendEntry(req, res, id, entry);
    const line = status === 200 ? entry.lines.found : entry.lines.notModified;
    if (req.method === 'GET') log.writeFixed(id, line, begun, performance.now());
    else write(exchange, { kind: 'page', cache: 'hit' });
  };

  const answerStaff = async (exchange: PageExchange, staff: StaffSession): Promise<void> => {
    const { req, res, site, search, local } = exchange;
    const page = await render(site, local, staff, search);
    const headers = { ...page.headers, 'cache-control': 'private, no-store' };
    await sendPage(req, res, site, { ...page, headers }, getHeaderText(page.headers, 'location'));
    write(exchange, { kind: 'page', cache: 'pass' });
  };

  const answerFailed = async (exchange: PageExchange, page: RenderedPage | null): Promise<void> => {
    const { req, res, site, local } = exchange;
    if (page && page.body.length > 0 && /html/.test(getHeaderText(page.headers, 'content-type') ?? '')) {
      const headers = { ...page.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER };
      return sendPage(req, res, site, { ...page, headers }, undefined);
    }
    const { language } = local;
    sendErrorPage(res, { status: 503, reason: 'unavailable', site, language, headers: { 'retry-after': RETRY_AFTER } });
  };

  /**
   * Renders the "not found" page in the visitor's preferred language, because there is no URL to redirect to. If a page
   * exists at this path in that language, it is a different page, which was not requested.
   */
  const toChosenLanguage = async ({ req, site, local }: PageExchange, page: RenderedPage): Promise<RenderedPage> => {
    const preferredLanguage = getPreferredLanguage(req.headers.cookie);
    if (
      page.status !== 404 ||
      !preferredLanguage ||
      preferredLanguage === local.language ||
      !site.domain.languages.includes(preferredLanguage)
    ) {
      return page;
    }
    const translated = await render(site, { ...local, language: preferredLanguage }, null, '').catch(() => page);
    return translated.status === 404 ? translated : page;
  };

  const answerObtained = async (exchange: PageExchange, cachedPage: CachedPage): Promise<void> => {
    const { req, res, id, site, search } = exchange;
    if (cachedPage.kind === 'entry') {
      if (cachedPage.cache === 'hit') return answerEntry(exchange, cachedPage.entry);
      const isRedirect = redirectToLanguage(exchange, cachedPage.entry.alternates);
      if (!isRedirect) sendEntry(req, res, id, cachedPage.entry);
      return write(exchange, { kind: isRedirect ? 'redirect' : 'page', cache: cachedPage.cache });
    }
    if (cachedPage.kind === 'failed') await answerFailed(exchange, cachedPage.page);
    else {
      const { page } = cachedPage;
      const alternates = page.status === 200 ? readAlternates(getHeaderText(page.headers, 'x-alternates') ?? '') : null;
      if (alternates && redirectToLanguage(exchange, alternates)) return write(exchange, { kind: 'redirect' });
      await sendPage(req, res, site, await toChosenLanguage(exchange, page), getLocation(page, search));
    }
    write(exchange, { kind: 'page', cache: 'pass' });
  };

  const answerSlowly = async (exchange: PageExchange): Promise<void> => {
    const { res, site, path, local, key } = exchange;
    const staff = await findStaff(exchange, readStaff);
    if (staff) return answerStaff(exchange, staff);
    if (!isOpenInMaintenance(path) && (await isInMaintenance(site))) {
      const headers = { 'retry-after': RETRY_AFTER };
      sendErrorPage(res, { status: 503, reason: 'maintenance', site, language: local.language, headers });
      return write(exchange, { kind: 'refused' });
    }
    const cachedPage = await cache.obtain({
      key,
      secure: site.secure,
      screen: redact(path),
      render: () => render(site, local, null, ''),
    });
    return answerObtained(exchange, cachedPage);
  };

  /** Returns undefined if the cache handled the request, otherwise the pending response. */
  return (request: PageExchange, alwaysSlowly: boolean): Promise<void> | undefined => {
    const lock = getLockRedirect(request);
    if (lock !== null) {
      runWithRequestId(request, () => sendRedirect(request.res, request.site, 303, lock));
      write(request, { kind: 'redirect' });
      return undefined;
    }
    const exchange = toDiscreetExchange(request);
    const { req, key, begun } = exchange;
    const entry = alwaysSlowly || hasStaffMark(req.headers.cookie) ? undefined : cache.find(key, begun);
    if (!entry) return runWithRequestId(exchange, () => answerSlowly(exchange));
    answerEntry(exchange, entry);
    return undefined;
  };
}

/** Returns the request target of a page for Astro. */
export const toAstroTarget = (local: LocalPath, search: string): string =>
  // The page of the desk, and the pages of links, get their language from the locals.
  (isDeskPath(local.path) || isWeekPage(local.path) || readBuddyPath(local.path) ? local.path : toPublicPath(local)) +
  search;
