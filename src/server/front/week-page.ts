import type { IncomingMessage } from 'node:http';
import type { Failure, Result } from '#src/contract/result.ts';
import { addNone, EMPTY_WEEK_FORM, readWeekForm, toOpenDays, type WeekView } from '#src/contract/week-form.ts';
import { parseWeekToken, saveWeekLink, showWeekLink, stopWeekMail, WEEK_PATH } from '#src/contract/week-links.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { sendPage, sendRedirect } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import { RETRY_AFTER } from './maintenance.ts';
import type { PageDependencies } from './pages.ts';
import { sendErrorPage } from './plain-page.ts';
import { isFromOwnSite, readPostedForm } from './posted-form.ts';
import { refuseMethod } from './refusals.ts';

/** Creates a client with calls that count towards the limits of the visitor's IP address. */
export type GetVisitorClient = (exchange: Exchange, language: Language) => Client;

/** Page of a week before it is rendered. */
export interface WeekPageResponse {
  readonly status: number;
  readonly language: Language;
  readonly view: WeekView;
  /** Seconds after which to retry. */
  readonly retryAfter?: number | string;
}

const NO_TOKEN = '-';

/** Returns true for the path of a week's link, on any host. */
export const isWeekPath = (path: string): boolean => path.startsWith(`${WEEK_PATH}/`);

function readLanguage(search: string): Language | null {
  const lang = new URLSearchParams(search).get('lang');
  return lang === 'nl' || lang === 'en' ? lang : null;
}

/** Returns the language that a browser prefers, used for a link that no longer works. */
const guessLanguage = ({ headers }: IncomingMessage): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : DEFAULT_LANGUAGE;

const toMessage = ({ status, message, retryAfter }: Failure, language: Language): WeekPageResponse => ({
  status: status === 404 || status === 409 || status === 429 ? status : 503,
  language,
  view: { kind: 'message', text: message },
  retryAfter: retryAfter ?? RETRY_AFTER,
});

const isUnknownLink = ({ status }: Failure): boolean => status === 404 || status === 409 || status === 429;

/**
 * Handles a request for a week's link: a GET only shows the week; a POST saves it, shows it again (in the other
 * language, or with "none" for its empty days), or unsubscribes from its mail.
 */
export async function loadWeek(exchange: Exchange, clientFor: GetVisitorClient): Promise<WeekPageResponse> {
  const { req, search, path } = exchange;
  const token = parseWeekToken(path) ?? NO_TOKEN;
  const requestedLanguage = readLanguage(search);
  const show = (language: Language) => clientFor(exchange, language).call(showWeekLink, { params: { token } });
  const result = await show(requestedLanguage ?? guessLanguage(req));
  const language = requestedLanguage ?? (result.ok ? result.value.language : guessLanguage(req));
  if (req.method === 'POST')
    return postWeek(exchange, { token, language, shown: result }, clientFor(exchange, language));
  if (!result.ok) return toMessage(result.failure, language);
  const { days } = result.value;
  return { status: 200, language, view: { kind: 'form', days, typed: EMPTY_WEEK_FORM, errors: {} } };
}

interface PostedWeek {
  readonly token: string;
  readonly language: Language;
  readonly shown: Result<{ readonly days: Extract<WeekView, { kind: 'form' }>['days'] }>;
}

async function postWeek(
  { req, search }: Pick<Exchange, 'req' | 'search'>,
  posted: PostedWeek,
  client: Client,
): Promise<WeekPageResponse> {
  const { token, language, shown } = posted;
  const form = await readPostedForm(req);
  if (form?.get('stop') === '1') {
    const result = await client.call(stopWeekMail, { params: { token } });
    return result.ok ? { status: 200, language, view: { kind: 'stopped' } } : toMessage(result.failure, language);
  }
  const translator = createTranslator(language, 'week-link');
  const isShownAgain = form?.has('show');
  form?.delete('show');
  const body = form && readWeekForm(form);
  const renderAgain = (status: number, error: string, errors = {}): WeekPageResponse => {
    const input = body ?? EMPTY_WEEK_FORM;
    const days = shown.ok ? shown.value.days : toOpenDays(input);
    const isAllNone = isShownAgain && new URLSearchParams(search).get('none') === 'all';
    const typed = isAllNone ? addNone(input, days) : input;
    return { status, language, view: { kind: 'form', days, typed, errors, ...(error ? { error } : {}) } };
  };
  if (!body) return shown.ok ? renderAgain(400, translator('errors.day.form')) : toMessage(shown.failure, language);
  if (isShownAgain)
    return shown.ok || !isUnknownLink(shown.failure) ? renderAgain(200, '') : toMessage(shown.failure, language);
  const saved = await client.call(saveWeekLink, { params: { token }, body });
  if (saved.ok) return { status: 200, language, view: { kind: 'saved', week: saved.value } };
  const { failure } = saved;
  if (isUnknownLink(failure)) return toMessage(failure, language);
  if (failure.status !== 400) return { ...renderAgain(503, translator('errors.away')), retryAfter: RETRY_AFTER };
  const { week = '', ...errors } = failure.fields ?? { week: translator('errors.day.form') };
  return renderAgain(400, week, errors);
}

export interface WeekPageDependencies extends Pick<PageDependencies, 'isInMaintenance' | 'render'> {
  readonly clientOfVisitor: GetVisitorClient;
}

const METHODS = 'GET, HEAD, POST';

/**
 * Returns true if the request has an Origin header that is not ours. A page that sends no referrer sends "null", which
 * is accepted, because only the token gives access and no cookie is read.
 */
const isFromOtherSite = (exchange: Exchange): boolean =>
  exchange.req.headers.origin !== 'null' && !isFromOwnSite(exchange.req, { origin: exchange.site.bareOrigin });

/** Rejects an invalid request for a week's link before its body is read; returns true if it did. */
async function rejectRequest(
  exchange: Exchange,
  parts: Pick<WeekPageDependencies, 'isInMaintenance'>,
): Promise<boolean> {
  const { req, res, site } = exchange;
  const refuse = (status: number, reason: 'maintenance' | 'not-allowed', headers = {}) => {
    sendErrorPage(res, { status, reason, site, language: DEFAULT_LANGUAGE, headers });
    return true;
  };
  if (!METHODS.split(', ').includes(req.method ?? '')) {
    refuseMethod(exchange, METHODS);
    return true;
  }
  if (await parts.isInMaintenance(site)) return refuse(503, 'maintenance', { 'retry-after': RETRY_AFTER });
  return req.method === 'POST' && isFromOtherSite(exchange) ? refuse(400, 'not-allowed') : false;
}

async function show(exchange: Exchange, parts: WeekPageDependencies): Promise<void> {
  const { req, res, site } = exchange;
  if (await rejectRequest(exchange, parts)) return;
  const { status, language, view, retryAfter } = await loadWeek(exchange, parts.clientOfVisitor);
  const page = await parts.render(site, { language, path: WEEK_PATH }, null, '', undefined, view);
  const headers = {
    ...page.headers,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    ...(status === 429 || status === 503 ? { 'retry-after': String(retryAfter) } : {}),
  };
  await sendPage(req, res, site, { ...page, status, headers }, undefined);
}

/**
 * Serves the page of a week's link on the bare host, which does not reveal the programme. Undefined for other paths.
 */
export function serveWeekPage(exchange: Exchange, parts: WeekPageDependencies): Promise<void> | undefined {
  const { path, raw, res, site } = exchange;
  if (!isWeekPath(path)) return undefined;
  if (site.isBare) return show(exchange, parts);
  sendRedirect(res, site, 303, site.bareOrigin + raw);
  return Promise.resolve();
}
