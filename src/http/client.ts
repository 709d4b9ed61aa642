import { type Call, type CallOptions, LOCKED_STATUS, type Operation } from '#src/contract/operation.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { getLoginStatus, getSessionToken, getTokenUid, TOKEN_HEADER } from '#src/contract/session-token.ts';
import type { ClientOptions } from './client-options.ts';
import { sendRequest } from './send-request.ts';

export interface Client {
  readonly call: Call;
}

const OTHER_USER: Result<never> = { ok: false, failure: { kind: 'other_person', status: 409, message: '' } };

/**
 * Manages the token of this session: from the response about the user's account, or fetched before the first write; a
 * failed fetch is not cached. If it contains a user, the page belongs to that user: a token of another user who logged
 * in since is never used for it.
 */
function createToken(options: ClientOptions) {
  let token: Promise<Result<string>> | null = null;
  let person: string | null = null;

  function isUsable(value: string): boolean {
    const tokenUid = getTokenUid(value);
    if (person !== null && tokenUid !== null && tokenUid !== person) return false;
    person ??= tokenUid;
    return true;
  }

  return {
    get: async (): Promise<Result<string>> => {
      token ??= sendRequest(options, getSessionToken, {}, null);
      const result = await token;
      const response = result.ok && !isUsable(result.value) ? OTHER_USER : result;
      if (!response.ok) token = null;
      return response;
    },
    take: (value: string | null) => {
      if (value !== null && token === null && isUsable(value)) token = Promise.resolve({ ok: true, value, tags: [] });
    },
    drop: () => {
      token = null;
    },
    /** Clears the token and its user after a login, because the page then belongs to the new user. */
    clear: () => {
      token = null;
      person = null;
    },
  };
}

/**
 * Creates the only client of the content system, in the browser and (with an injected fetch) on the server: adds base
 * URL, language prefix, `_format=json`, credentials and the session token, and returns typed data or a typed failure. A
 * refused write may only have had a stale token: the token is dropped, the login status read again, and the write
 * repeated once if the caller is still logged in.
 */
export function makeClient(context: ClientOptions): Client {
  const options: ClientOptions = { ...context, onAnswer: (headers) => token.take(headers.get(TOKEN_HEADER)) };
  const token = createToken(options);

  async function isLoggedIn(refusal: Failure): Promise<boolean> {
    const status = await sendRequest(options, getLoginStatus, {}, null);
    if (!status.ok) return false;
    options.onLoginStatus?.(status.value, refusal);
    return status.value;
  }

  async function write<I extends object, A>(operation: Operation<I, A>, input: I & CallOptions): Promise<Result<A>> {
    const response = await token.get();
    return response.ok ? sendRequest(options, operation, input, response.value) : response;
  }

  const call: Call = async (operation, ...[requests]) => {
    const input = requests as NonNullable<typeof requests>;
    const performed = operation.perform?.(call, input ?? {}, options.backend, options.language);
    if (performed) return performed;
    const once = () =>
      operation.csrf ? write(operation, input ?? {}) : sendRequest(options, operation, input ?? {}, null);
    const result = await once();
    if (!result.ok && result.failure.status === LOCKED_STATUS) options.onLocked?.();
    if (result.ok && !operation.csrf && operation.method !== 'GET') token.clear();
    const isRefused = !result.ok && (result.failure.status === 403 || result.failure.kind === 'other_person');
    if (isRefused) token.drop();
    if (result.ok || result.failure.status !== 403) return result;
    if (!operation.csrf && !options.onLoginStatus) return result;
    return (await isLoggedIn(result.failure)) && operation.csrf ? once() : result;
  };

  return { call };
}
