import type { Context } from 'hono';
import type { ActivityKind } from '#src/contract/activity-kind.ts';
import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, DOMAINS, domainByLabel } from '#src/domains/index.ts';
import type { ContentSystem } from './content-system.ts';
import type { Closed, Session } from './session.ts';

/** One change that is recorded: what was done, where the operation does not say it, and to which of its kind. */
export interface Done {
  readonly action?: string;
  readonly kind?: ActivityKind;
  readonly key?: string;
}

/** What every handler may read of a request. */
export interface ApiVariables {
  readonly system: ContentSystem;
  readonly domain: Domain;
  readonly language: Language;
  /** Null for a visitor. */
  readonly session: Session | null;
  /** The session of this request where it is locked: it opens nothing but the lock. Then the session is null. */
  readonly locked: Session | null;
  /** Why staff ended the session of this request; null for every other. */
  readonly closed: Closed | null;
  /** Scheme, host and port by which the visitor sees this site. */
  readonly origin: string;
  /** What a handler did, where its operation alone does not say it (`activity.ts`). */
  readonly done?: readonly Done[];
}

export type ApiEnv = { Variables: ApiVariables };
export type ApiContext = Context<ApiEnv>;

export const API_BASE = '/api';

/** The parts of an API address: the language of its prefix (Dutch without one) and the path below it. */
export function splitAddress(pathname: string): { readonly language: Language; readonly path: string } {
  const below = pathname.startsWith(`${API_BASE}/`) ? pathname.slice(API_BASE.length) : '/';
  const [, language, rest] = /^\/(nl|en)(\/.*)?$/s.exec(below) ?? [];
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path: below };
  return { language: language as Language, path: rest ?? '/' };
}

/** The path of a URL as it was sent; the URL parser is not asked, because it may refuse or change it. */
export function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** The host name a request was sent to, lower case, without port. */
export function hostOf(request: Request): string {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return host.toLowerCase().replace(/:\d+$/, '');
}

/**
 * The one place that knows how visitors reach a request: by the scheme that the front settled, which believes a trusted
 * proxy, and the host that it settled. A call from inside the process names both in its address.
 */
export function originOf(request: Request, env: unknown): string {
  const settled = typeof env === 'object' && env !== null && 'secure' in env ? env.secure === true : undefined;
  const isSecure = settled ?? request.url.startsWith('https:');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)?.origin ?? '';
}

/** Whether a visitor's browser reaches this site over https: what it keeps of us must never travel otherwise. */
export const isSecure = (c: ApiContext): boolean => c.var.origin.startsWith('https:');

function domainInHost(host: string): Domain | undefined {
  const label = host.split('.')[0] ?? '';
  return domainByLabel(label) ?? DOMAINS.find(({ key }) => key === label);
}

/** The domain that a host serves: by its first label, in Dutch or as the English key; anything else is the default. */
export const domainOfHost = (host: string): Domain => domainInHost(host) ?? DEFAULT_DOMAIN;

/** Whether a request came to a host that names no domain, as the bare one. */
export const isOnNeutralHost = (c: ApiContext): boolean => domainInHost(hostOf(c.req.raw)) === undefined;

/** Whether a request came to one of our hosts without any label before it: the staff's own. */
export const isOnBareHost = (c: ApiContext): boolean => c.var.system.config.baseHosts.includes(hostOf(c.req.raw));
