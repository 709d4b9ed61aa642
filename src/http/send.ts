import type { Operation } from '#src/contract/operation.ts';
import { type Result, unreadableKind } from '#src/contract/result.ts';
import type { ClientOptions } from './client-options.ts';
import { failureOf } from './failure.ts';
import { readBody } from './read-body.ts';
import { addressOf, locationOf, originOf } from './request.ts';

const TIMEOUT_MS = 10_000;
/** A file takes its time on a slow line, and some answers on a busy machine. */
const LONG_TIMEOUT_MS = 180_000;
const MAX_BYTES = 8 * 1024 * 1024;

function initOf<I extends object, A>(
  options: ClientOptions,
  operation: Operation<I, A>,
  input: I,
  token: string | null,
): RequestInit {
  const body = operation.body(input);
  const headers = new Headers({ Accept: 'application/json', ...options.headers, ...operation.headers(input) });
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('X-CSRF-Token', token);
  return {
    method: operation.method,
    headers,
    credentials: 'include',
    redirect: operation.redirect === 'read' ? 'manual' : 'follow',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** What an answer depends on, by our own header or by Drupal's. */
const tagsOf = (headers: Headers): readonly string[] =>
  (headers.get('x-cache-tags') ?? headers.get('x-drupal-cache-tags') ?? '').split(' ').filter(Boolean);

function fail<A>(cause: unknown, timedOut: boolean): Result<A> {
  const kind = timedOut ? 'timeout' : (unreadableKind(cause) ?? 'network');
  return { ok: false, failure: { kind, status: null, message: '' } };
}

/** Rejects when the signal says so: a fetch inside the process does not listen to it. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** One request and its answer. Never throws: whatever happens is a result. */
export async function send<I extends object, A>(
  options: ClientOptions,
  operation: Operation<I, A>,
  input: I & { readonly signal?: AbortSignal },
  token: string | null,
): Promise<Result<A>> {
  const isLong = operation.takesLong || operation.body(input) instanceof FormData;
  const standard = isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? standard);
  const signal = input.signal ? AbortSignal.any([timeout, input.signal]) : timeout;
  try {
    const init = initOf(options, operation, input, token);
    const asked = options.fetch(addressOf(options, operation, input), { ...init, signal });
    const answered = asked.then(async (response) => ({
      response,
      body: await readBody(response, options.maxBytes ?? MAX_BYTES),
    }));
    const { response, body } = await Promise.race([answered, givenUp(signal)]);
    if (response.status >= 400) {
      return { ok: false, failure: failureOf(response.status, body, response.headers.get('retry-after')) };
    }
    const location = locationOf(options, response.headers.get('location'));
    const value = operation.read(
      { status: response.status, body, location, origin: originOf(options) },
      options.backend,
    );
    return { ok: true, value, tags: tagsOf(response.headers) };
  } catch (cause) {
    return fail(cause, timeout.aborted);
  }
}
