import { getLoginStatus } from '#src/contract/get-login-status.ts';
import { getSessionToken } from '#src/contract/get-session-token.ts';
import { type Call, type CallOptions, LOCKED, type Operation } from '#src/contract/operation.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import type { ClientOptions } from './client-options.ts';
import { send } from './send.ts';

export interface Client {
  readonly call: Call;
}

/** The token of this session, fetched before the first write; a failed fetch is not kept. */
function makeToken(options: ClientOptions) {
  let token: Promise<Result<string>> | null = null;
  return {
    get: async (): Promise<Result<string>> => {
      token ??= send(options, getSessionToken, {}, null);
      const result = await token;
      if (!result.ok) token = null;
      return result;
    },
    drop: () => {
      token = null;
    },
  };
}

/**
 * The one way to the content system, in the browser and (with a fetch handed in) on the server: adds base, language
 * prefix, `_format=json`, credentials and the session token, and answers with typed data or a typed failure.
 * A refused write may only have had a stale token: the token is dropped, the login status read again, and the write
 * tried once more where the caller is still logged in.
 */
export function makeClient(options: ClientOptions): Client {
  const token = makeToken(options);

  async function isLoggedIn(refusal: Failure): Promise<boolean> {
    const status = await send(options, getLoginStatus, {}, null);
    if (!status.ok) return false;
    options.onLoginStatus?.(status.value, refusal);
    return status.value;
  }

  async function write<I extends object, A>(operation: Operation<I, A>, input: I & CallOptions): Promise<Result<A>> {
    const fetched = await token.get();
    return fetched.ok ? send(options, operation, input, fetched.value) : fetched;
  }

  const call: Call = async (operation, ...[given]) => {
    const input = given as NonNullable<typeof given>;
    const performed = operation.perform?.(call, input ?? {}, options.backend);
    if (performed) return performed;
    const once = () => (operation.csrf ? write(operation, input ?? {}) : send(options, operation, input ?? {}, null));
    const result = await once();
    if (!result.ok && result.failure.status === LOCKED) options.onLocked?.();
    if (result.ok || result.failure.status !== 403) return result;
    if (operation.csrf) token.drop();
    else if (!options.onLoginStatus) return result;
    return (await isLoggedIn(result.failure)) && operation.csrf ? once() : result;
  };

  return { call };
}
