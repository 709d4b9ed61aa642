import { BUDDY_PATHS, readBuddyPath } from '#src/contract/buddies.ts';
import type { Result } from '#src/contract/result.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';
import { sendPage, sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';
import { RETRY_AFTER } from './maintenance.ts';
import type { PageDependencies } from './pages.ts';
import { toPublicPath } from './paths.ts';
import { type ErrorPage, sendErrorPage } from './plain-page.ts';

/** Checks in the content system that the code of a buddy's link belongs to this domain. */
export type ReadBuddyLink = (site: Site, code: string) => Promise<Result<{ readonly known: boolean }>>;

export interface BuddyDependencies extends Pick<PageDependencies, 'render' | 'isInMaintenance'> {
  readonly readBuddyLink: ReadBuddyLink;
}

interface BuddyPath {
  readonly language: Language;
  /** Path without language prefix. */
  readonly path: string;
  readonly code: string;
}

/** A code that does not exist: its page reports that the link no longer works. */
const NO_CODE = '-';

/** Returns the buddy page at a path; without a language prefix, the name in the path determines the language. */
function readBuddyPage({
  language: requestedLanguage,
  path,
}: LocalPath): (BuddyPath & { readonly withCode: (code: string) => string }) | null {
  const buddyPath = readBuddyPath(path);
  if (!buddyPath) return null;
  const { page, code } = buddyPath;
  const isEnglish = requestedLanguage === 'en' || !path.startsWith(`${BUDDY_PATHS[page].nl}/`);
  const language = isEnglish ? 'en' : DEFAULT_LANGUAGE;
  const withCode = (item: string) => `${BUDDY_PATHS[page][language]}/${item}`;
  return { language, code, path: withCode(code), withCode };
}

const sendBuddyError = (exchange: Pick<Exchange, 'res' | 'site'>, language: Language, reason: ErrorPage['reason']) =>
  sendErrorPage(exchange.res, {
    status: 503,
    reason,
    site: exchange.site,
    language,
    headers: { 'retry-after': RETRY_AFTER },
  });

/** Redirects from the host of a programme to the neutral page; a code of another domain is unknown there. */
async function redirectToNeutralPage(
  { res, site }: Exchange,
  location: NonNullable<ReturnType<typeof readBuddyPage>>,
  parts: Pick<BuddyDependencies, 'readBuddyLink'>,
) {
  const { language, code, withCode } = location;
  const read = await parts.readBuddyLink(site, code);
  if (!read.ok && read.failure.kind !== 'not_found') return sendBuddyError({ res, site }, language, 'unavailable');
  const path = withCode(read.ok && read.value.known ? code : NO_CODE);
  sendRedirect(res, site, 303, site.bareOrigin + toPublicPath({ language, path }));
}

async function show(exchange: Exchange, { language, path }: BuddyPath, parts: BuddyDependencies): Promise<void> {
  const { req, res, site, raw } = exchange;
  const address = toPublicPath({ language, path });
  if (address !== raw && `/nl${address}` !== raw) return sendRedirect(res, site, 303, address);
  if (await parts.isInMaintenance(site)) return sendBuddyError(exchange, language, 'maintenance');
  const page = await parts.render(site, { language, path }, null, '').catch(() => null);
  if (page?.status !== 200) return sendBuddyError(exchange, language, 'unavailable');
  const headers = { ...page.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  await sendPage(req, res, site, { ...page, headers }, undefined);
}

/**
 * Redirects from the host of a programme to the bare host, which serves the buddy pages, so that they do not reveal the
 * programme. Undefined for other requests.
 */
export function redirectToBuddyHost(
  exchange: Exchange,
  local: LocalPath,
  parts: Pick<BuddyDependencies, 'readBuddyLink'>,
): Promise<void> | undefined {
  const buddyPage = readBuddyPage(local);
  const { isBare, domain } = exchange.site;
  return buddyPage && !isBare && domain.variant === 'self-help'
    ? redirectToNeutralPage(exchange, buddyPage, parts)
    : undefined;
}

/** Serves a buddy page on the bare host, and redirects to it from other hosts. Undefined for other paths. */
export function serveBuddyPage(
  exchange: Exchange,
  local: LocalPath,
  parts: BuddyDependencies,
): Promise<void> | undefined {
  const buddyPage = readBuddyPage(local);
  return buddyPage && exchange.site.isBare
    ? show(exchange, buddyPage, parts)
    : redirectToBuddyHost(exchange, local, parts);
}
