import type { Hono } from 'hono';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import type { TestSystem } from './test-system.ts';

export interface TestBrowser {
  readonly client: Client;
  /** The same requests, for what the client never sends. */
  readonly fetch: typeof fetch;
  readonly cookies: Map<string, string>;
  readonly host: string;
}

interface Options {
  readonly domain?: DomainKey;
  /** Another host than that of the domain. */
  readonly host?: string;
  readonly language?: Language;
  /** It comes over https, as the front tells it. */
  readonly secure?: boolean;
  /** The machine it runs on, for limits. */
  readonly address?: string;
}

let machines = 0;

/** An address that no browser before had. */
function newAddress(): string {
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

/** A browser in front of the content system: it keeps cookies and speaks through the product's own client. */
export function browserOf(
  app: Pick<Hono, 'fetch'>,
  { domain = 'alcohol', language = 'nl', address = newAddress(), secure = false, ...options }: Options = {},
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

/** The same at the bare host, where the staff works. */
export const deskBrowser = ({ app, system }: Pick<TestSystem, 'app' | 'system'>): TestBrowser =>
  browserOf(app, { host: system.config.baseHosts[0] ?? '' });
