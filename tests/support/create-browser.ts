import type { Hono } from 'hono';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import type { TestSystem } from './test-system.ts';

export interface TestBrowser {
  readonly client: Client;
  /** `fetch` with the browser's cookies, for requests that the API client never sends. */
  readonly fetch: typeof fetch;
  readonly cookies: Map<string, string>;
  readonly host: string;
}

interface Options {
  readonly domain?: DomainKey;
  /** Host to use instead of the domain's. */
  readonly host?: string;
  readonly language?: Language;
  /** True if the server reports the connection as https. */
  readonly secure?: boolean;
  /** IP address, for rate limits. */
  readonly address?: string;
}

let machines = 0;

/** Returns a unique IP address for a test browser. */
function createAddress(): string {
  machines += 1;
  return `192.0.2.${machines}`;
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Creates a browser for the content system, with cookies and the product's API client. */
export function createBrowser(
  app: Pick<Hono, 'fetch'>,
  { domain = 'alcohol', language = 'nl', address = createAddress(), secure = false, ...options }: Options = {},
): TestBrowser {
  const cookies = new Map<string, string>();
  const host = options.host ?? `${getDomain(domain).label}.localhost`;
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.fetch(new Request(input, { ...init, headers }), { clientAddress: address, secure });
    keepCookies(cookies, response);
    return response;
  };
  const base = `http://${host}/api`;
  return {
    client: makeClient({ base, language, fetch: send, backend: BACK_ENDS.embedded, timeoutMs: 60_000 }),
    fetch: send,
    cookies,
    host,
  };
}

/** Creates a browser on the bare host for staff. */
export const deskBrowser = ({ app, system }: Pick<TestSystem, 'app' | 'system'>): TestBrowser =>
  createBrowser(app, { host: system.config.baseHosts[0] ?? '' });
