import type { Context } from 'hono';
import type { ActivityKind } from '#src/contract/activity-kind.ts';
import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, DOMAINS, findDomainByLabel } from '#src/domains/index.ts';
import type { ContentSystem } from './content-system.ts';
import type { Session, SessionEndReason } from './session.ts';

/** A recorded change: the action, if it differs from the operation, and the key of the entry. */
export interface RecordedAction {
  readonly action?: string;
  readonly kind?: ActivityKind;
  readonly key?: string;
}

/** Variables available to every handler. */
export interface ApiVariables {
  readonly system: ContentSystem;
  readonly domain: Domain;
  readonly language: Language;
  /** Null for a visitor. */
  readonly session: Session | null;
  /** Session of this request if it is locked: it only gives access to the lock, and `session` is null. */
  readonly locked: Session | null;
  /** Reason that staff ended the session of this request; null if they did not. */
  readonly closed: SessionEndReason | null;
  /** Scheme, host and port of the visitor's request. */
  readonly origin: string;
  /** Actions of a handler, if its operation does not describe them (`activity.ts`). */
  readonly done?: readonly RecordedAction[];
}

export type ApiEnv = { Variables: ApiVariables };
export type ApiContext = Context<ApiEnv>;

export const API_BASE = '/api';

/** Splits an API path into the language of its prefix (Dutch by default) and the path below it. */
export function splitApiPath(pathname: string): { readonly language: Language; readonly path: string } {
  const children = pathname.startsWith(`${API_BASE}/`) ? pathname.slice(API_BASE.length) : '/';
  const [, language, rest] = /^\/(nl|en)(\/.*)?$/s.exec(children) ?? [];
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path: children };
  return { language: language as Language, path: rest ?? '/' };
}

/** Returns the path of a URL as sent, without the URL parser, which may refuse or change it. */
export function getPathname(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** Returns the host name of a request, lower case, without port. */
export function getHost(request: Request): string {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return host.toLowerCase().replace(/:\d+$/, '');
}

/**
 * Returns the scheme and host of the visitor's request, as determined by the front server, which trusts a configured
 * proxy. An internal call has both in its URL. No other code determines this.
 */
export function getOrigin(request: Request, env: unknown): string {
  const isSettled = typeof env === 'object' && env !== null && 'secure' in env ? env.secure === true : undefined;
  const isSecure = isSettled ?? request.url.startsWith('https:');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)?.origin ?? '';
}

/** Returns true if the visitor's browser uses https; cookies of such a site must never be sent otherwise. */
export const isSecure = (c: ApiContext): boolean => c.var.origin.startsWith('https:');

function findDomainInHost(host: string): Domain | undefined {
  const label = host.split('.')[0] ?? '';
  return findDomainByLabel(label) ?? DOMAINS.find(({ key }) => key === label);
}

/** Returns the domain of a host: by its first label, in Dutch or as the English key; the default for other hosts. */
export const getHostDomain = (host: string): Domain => findDomainInHost(host) ?? DEFAULT_DOMAIN;

/** Returns true for a request to a host that does not identify a domain, such as the bare host. */
export const isOnNeutralHost = (c: ApiContext): boolean => findDomainInHost(getHost(c.req.raw)) === undefined;

/** Returns true for a request to a host without a subdomain, which serves staff. */
export const isOnBareHost = (c: ApiContext): boolean => c.var.system.config.baseHosts.includes(getHost(c.req.raw));
