import type { Hono } from 'hono';
import type { Config } from '#src/config.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { SITE_PREVIEW_HEADER } from '#src/contract/desk/releases.ts';
import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';
import { type Client, makeClient } from '#src/http/client.ts';

export type GetClient = (domain: Domain, host: string, language: Language) => Client;

/** Returns clients of the embedded content system, with calls that stay inside the process. */
export function createEmbeddedClients(
  app: Pick<Hono, 'fetch'>,
  timeoutMs: number,
  headers: Readonly<Record<string, string>> = {},
): GetClient {
  const fetchInProcess: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  return (_domain, host, language) =>
    makeClient({
      base: `http://${host}/api`,
      headers,
      language,
      fetch: fetchInProcess,
      backend: BACK_ENDS.embedded,
      timeoutMs,
    });
}

/** Timeout in ms of a preview's requests and of its page: each request publishes the release first, one at a time. */
export const PREVIEW_TIMEOUT_MS = 60_000;

/** Returns clients of a preview of the whole site. Their timeout is long: a missing menu would look like a change. */
export const createPreviewClients = (app: Pick<Hono, 'fetch'>, token: string): GetClient =>
  createEmbeddedClients(app, PREVIEW_TIMEOUT_MS, { [SITE_PREVIEW_HEADER]: token });

/** Returns the base URL of another content system for a domain, with the domain's label for `{label}`. */
export const createBaseUrlResolver =
  ({ contentApiUrl }: Pick<Config, 'contentApiUrl'>) =>
  ({ label }: Pick<Domain, 'label'>): string =>
    (contentApiUrl ?? '').replace('{label}', label);

const isPrefixed = ({ contentPrefixes }: Pick<Config, 'contentPrefixes'>, language: Language): boolean =>
  contentPrefixes === 'all' || (contentPrefixes === 'others' && language !== DEFAULT_LANGUAGE);

/** Returns the path prefix of a language in another content system: "/en", or empty. */
export const getPathPrefix = (config: Pick<Config, 'contentPrefixes'>, language: Language): string =>
  isPrefixed(config, language) ? `/${language}` : '';

/** Returns clients of a Drupal site, over HTTP. The site never receives the host or the IP address of a visitor. */
export function createExternalClients(
  config: Pick<Config, 'contentApiUrl' | 'contentBackend' | 'contentPrefixes' | 'contentTimeoutMs'>,
  fetchFrom: typeof fetch = globalThis.fetch,
  headers: Readonly<Record<string, string>> = {},
): GetClient {
  const getBase = createBaseUrlResolver(config);
  return (domain, _host, language) =>
    makeClient({
      base: getBase(domain),
      headers,
      language: isPrefixed(config, language) ? language : null,
      fetch: fetchFrom,
      backend: BACK_ENDS[config.contentBackend],
      timeoutMs: config.contentTimeoutMs,
    });
}
