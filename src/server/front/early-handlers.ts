import type { ServerResponse } from 'node:http';
import type { Domain } from '#src/domains/domain.ts';
import { readLanguage } from '#src/i18n/local-path.ts';
import { matchScreen } from '#src/screens/match.ts';
import { sendRedirect } from '../page-cache/send-page.ts';
import { isApiPath } from './api.ts';
import { CONSENT_PATH, handleConsentForm } from './consent-form.ts';
import type { Exchange } from './exchange.ts';
import type { FrontHandler, SentResponse } from './handlers.ts';
import { REPORTS_PATH, setCommonHeaders } from './headers.ts';
import { HEALTH_PATH, type Health, sendHealth } from './health.ts';
import type { FindSite, Site } from './hosts.ts';
import { followNeutralLink, parseLinkToken, type ReadLink } from './neutral-link.ts';
import { sendErrorPage } from './plain-page.ts';
import { handlePolicyReport, type PolicyViolation } from './policy-reports.ts';
import { refuseMethod } from './refusals.ts';
import type { StaticFiles } from './static-files.ts';

const ADVICE = new Set(['danger', 'danger-hti']);

/**
 * Returns true for the path to which browsers without scripts submit the questions before registration. The answers are
 * never read: the page at this path has the advice for all answers.
 */
function isAdvicePath(path: string, domain: Domain): boolean {
  const local = readLanguage(path, domain);
  const match = matchScreen(domain, local.language, local.path);
  return match.kind === 'screen' && ADVICE.has(match.screen.id);
}

/** Path of the contact for reporting vulnerabilities (RFC 9116). */
const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Validity of the contact in days; it must expire within a year. */
const VALID_DAYS = 182;
const DAY_MS = 86_400_000;

/** Reads the provider's email address; null while it is not set at the desk. */
type ReadContact = (site: Site) => Promise<string | null>;

const MISSING_CONTACT =
  'De aanbieder heeft nog geen adres ingevuld voor meldingen. The provider has not filled in an address for reports yet.\n';

function toSecurityText(contact: string, { bareOrigin }: Pick<Site, 'bareOrigin'>, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${encodeURI(contact)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${bareOrigin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

/** Responds with the contact for vulnerabilities: the provider, with the email address of the privacy page. */
async function answerSecurityText(
  { res, site }: { readonly res: ServerResponse; readonly site: Site },
  readContact: ReadContact,
): Promise<void> {
  const contact = await readContact(site);
  const body = Buffer.from(contact ? toSecurityText(contact, site, Date.now()) : MISSING_CONTACT);
  setCommonHeaders(res, site);
  res.writeHead(contact ? 200 : 404, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  res.end(body);
}

export interface EarlyHandlersDependencies {
  readonly findSite: FindSite;
  readonly health: () => Promise<Health>;
  /** Handles an API call, and writes its log line. */
  readonly answerCall: (exchange: Exchange) => Promise<void>;
  /** Receives the browsers' reports of policy violations. */
  readonly onViolation: (violation: PolicyViolation) => void;
  readonly readContact: ReadContact;
  readonly readLink: ReadLink;
  readonly files: StaticFiles;
  /** Handlers that are only needed for pages from another content system: its images and purges. */
  readonly besideContent?: readonly FrontHandler[];
}

/**
 * Well-known path for password managers, which redirects to the page for changing a password (W3C, "A Well-Known URL").
 */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password';

const READS = new Set(['GET', 'HEAD']);

function redirect({ res, site }: Exchange, status: 301 | 302 | 303 | 308, location: string): SentResponse {
  sendRedirect(res, site, status, location);
  return { kind: 'redirect' };
}

async function answerForm({ req, res, site, path }: Exchange): Promise<void> {
  if (await handleConsentForm(req, res, site)) return;
  const { language } = readLanguage(path, site.domain);
  sendErrorPage(res, { status: 400, reason: 'not-allowed', site, language });
}

function refuse(exchange: Exchange): SentResponse {
  refuseMethod(exchange, exchange.path === CONSENT_PATH ? 'POST' : 'GET, HEAD');
  return { kind: 'refused' };
}

/** Returns the handlers that run before the pages, in this order, both in production and in development. */
export function createEarlyHandlers(parts: EarlyHandlersDependencies): readonly FrontHandler[] {
  const { besideContent = [], files, findSite, readLink } = parts;
  return [
    (exchange) =>
      exchange.site.isAlias ? redirect(exchange, 308, exchange.site.origin + exchange.req.url) : undefined,
    ({ res, site, path }) =>
      path === HEALTH_PATH
        ? { kind: 'health', done: parts.health().then((health) => sendHealth(res, site.secure, health)) }
        : undefined,
    (exchange) =>
      exchange.path === CHANGE_PASSWORD_PATH
        ? redirect(exchange, 302, `${exchange.site.origin}/account/wachtwoord-wijzigen`)
        : undefined,
    ...besideContent,
    (exchange) => (isApiPath(exchange.path) ? { kind: null, done: parts.answerCall(exchange) } : undefined),
    (exchange) =>
      exchange.path === REPORTS_PATH
        ? { kind: 'form', done: handlePolicyReport(exchange, parts.onViolation) }
        : undefined,
    (exchange) =>
      exchange.path === CONSENT_PATH && exchange.req.method === 'POST'
        ? { kind: 'form', done: answerForm(exchange) }
        : undefined,
    (exchange) =>
      exchange.req.method === 'POST' && isAdvicePath(exchange.path, exchange.site.domain)
        ? redirect(exchange, 303, exchange.raw)
        : undefined,
    (exchange) => (READS.has(exchange.req.method ?? '') ? undefined : refuse(exchange)),
    (exchange) =>
      exchange.path === SECURITY_TEXT_PATH
        ? { kind: 'file', done: answerSecurityText(exchange, parts.readContact) }
        : undefined,
    (exchange) => {
      const token = parseLinkToken(exchange.path);
      if (!token) return undefined;
      const answering = followNeutralLink(exchange, token, readLink, findSite);
      return answering.then((isAnswered) => (isAnswered ? { kind: 'redirect' } : undefined));
    },
    ({ req, res, site, path }) => {
      if (!files.has(path)) return undefined;
      files.answer(req, res, site, path);
      return { kind: 'file', screen: path.startsWith('/_astro/') ? '/_astro' : '/*' };
    },
    (exchange) =>
      exchange.path.length > 1 && exchange.path.endsWith('/')
        ? redirect(exchange, 301, exchange.raw.slice(0, -1) + exchange.search)
        : undefined,
  ];
}
