import { encodePath, type Operation } from '#src/contract/operation.ts';
import { type FailureKind, getFailureKind, type Result } from '#src/contract/result.ts';
import { TOKEN_HEADER } from '#src/contract/session-token.ts';
import { parseUrl } from '#src/contract/wire.ts';
import type { ClientOptions } from './client-options.ts';
import { parseFailure } from './failure.ts';
import { isHtml, readBody } from './read-body.ts';

const isWeb = ({ protocol, username }: URL): boolean => /^https?:$/.test(protocol) && username === '';

/** Returns the URL of an operation: base, language prefix, path, query and `_format=json`. */
function toAddress<I extends object, A>(options: ClientOptions, operation: Operation<I, A>, input: I): string {
  const prefix = options.language === null ? '' : `/${options.language}`;
  const query = new URLSearchParams(operation.query(input).map(([name, value]) => [name, value]));
  query.append('_format', 'json');
  const path = operation.path(input, options.backend);
  const frontPage = path === '/' && prefix !== '' ? options.backend.frontPage : path;
  return `${options.base}${prefix}${frontPage}?${query}`;
}

/** Returns the origin of a content system with an absolute URL; null if it is on the same origin. */
const getSystemOrigin = ({ base }: ClientOptions): string | null => parseUrl(base)?.origin ?? null;

/**
 * Returns the path of a redirect with its query and anchor, without base and language prefix. For a redirect to another
 * site, returns the whole URL if editors of the content system may redirect there, as in Drupal, and null for our own.
 */
function readLocation(options: ClientOptions, header: string | null): string | null {
  if (header === null) return null;
  const anywhere = 'http://base.invalid';
  const base = new URL(options.base, anywhere);
  const target = parseUrl(header, base);
  if (!target) return null;
  // Drupal adds our query string to the target of the redirect.
  target.searchParams.delete('_format');
  if (target.origin !== base.origin) return options.backend.key !== 'embedded' && isWeb(target) ? target.href : null;
  const folder = base.pathname === '/' ? '' : base.pathname;
  if (!`${target.pathname}/`.startsWith(`${folder}/`)) return null;
  const path = target.pathname.slice(folder.length);
  const prefix = options.language === null ? '' : `/${encodePath(options.language)}`;
  const bareText = `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return (bareText === '' ? '/' : bareText) + target.search + target.hash;
}

/** Signal of a request with its timeout. */
interface RequestLimit {
  readonly signal: AbortSignal;
  readonly isLate: () => boolean;
  /** Clears the timer; called when the response is complete. */
  readonly end: () => void;
}

/** Aborts after a time, or with the caller's own signal: older browsers lack `AbortSignal.timeout` and `.any`. */
function limitRequest(milliseconds: number, caller: AbortSignal | undefined): RequestLimit {
  const controller = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, milliseconds);
  const abort = () => controller.abort(caller?.reason);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort, { once: true });
  const cleanUp = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, isLate: () => isLate, end: cleanUp };
}

const TIMEOUT_MS = 10_000;
/** Timeout in ms for a file on a slow connection, and for slow responses of a busy server. */
const LONG_TIMEOUT_MS = 180_000;
const MAX_BYTES = 8 * 1024 * 1024;

function toRequestInit<I extends object, A>(
  options: ClientOptions,
  operation: Operation<I, A>,
  input: I,
  token: string | null,
): RequestInit {
  const body = operation.body(input);
  const headers = new Headers({ Accept: 'application/json', ...options.headers, ...operation.headers(input) });
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set(TOKEN_HEADER, token);
  return {
    method: operation.method,
    headers,
    credentials: 'include',
    redirect: operation.redirect === 'read' ? 'manual' : 'follow',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** Returns the cache tags of a response, from our own header or Drupal's. */
const readTags = (headers: Headers): readonly string[] =>
  (headers.get('x-cache-tags') ?? headers.get('x-drupal-cache-tags') ?? '').split(' ').filter(Boolean);

const fail = (kind: FailureKind) => ({ ok: false, failure: { kind, status: null, message: '' } }) as const;

/** Rejects when the signal aborts: a fetch inside the process ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

interface ReceivedResponse {
  readonly response: Response;
  readonly body: unknown;
}

/** Sends the request and reads the body. Only a failure in this function is a connection failure. */
async function receive(
  options: ClientOptions,
  url: string,
  init: RequestInit,
  limit: RequestLimit,
): Promise<ReceivedResponse | FailureKind> {
  try {
    const receivedResponse = options.fetch(url, { ...init, signal: limit.signal }).then(async (response) => ({
      response,
      body: await readBody(response, options.maxBytes ?? MAX_BYTES),
    }));
    return await Promise.race([receivedResponse, rejectOnAbort(limit.signal)]);
  } catch (cause) {
    return limit.isLate() ? 'timeout' : (getFailureKind(cause) ?? 'network');
  }
}

async function exchange<I extends object, A>(
  options: ClientOptions,
  operation: Operation<I, A>,
  input: I & { readonly signal?: AbortSignal },
  token: string | null,
): Promise<Result<A>> {
  const url = toAddress(options, operation, input);
  const init = toRequestInit(options, operation, input, token);
  const standard = operation.takesLong || init.body instanceof FormData ? LONG_TIMEOUT_MS : TIMEOUT_MS;
  const limit = limitRequest(options.timeoutMs ?? standard, input.signal);
  const received = await receive(options, url, init, limit);
  limit.end();
  if (typeof received === 'string') return fail(received);
  const { response, body } = received;
  // A firewall, a login page or a hosting provider responded instead of Drupal, so the response has no information
  // about its pages.
  if (options.backend.key !== 'embedded' && isHtml(response)) return fail('malformed');
  if (response.status >= 400) {
    return { ok: false, failure: parseFailure(response.status, body, response.headers.get('retry-after')) };
  }
  options.onAnswer?.(response.headers);
  const location = readLocation(options, response.headers.get('location'));
  const value = operation.read(
    { status: response.status, body, location, origin: getSystemOrigin(options) },
    options.backend,
  );
  return { ok: true, value, tags: readTags(response.headers) };
}

/**
 * Sends one request and returns its result. Never throws. An error of our own code is a `fault`, never
 * a missing connection.
 */
export async function sendRequest<I extends object, A>(
  options: ClientOptions,
  operation: Operation<I, A>,
  input: I & { readonly signal?: AbortSignal },
  token: string | null,
): Promise<Result<A>> {
  try {
    return await exchange(options, operation, input, token);
  } catch (cause) {
    const kind = getFailureKind(cause);
    if (kind === null) options.onFault?.(cause);
    return fail(kind ?? 'fault');
  }
}
