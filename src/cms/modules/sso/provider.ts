import * as oidc from 'openid-client';
import type { SsoConfig } from '#src/config/accounts.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { fetchWithLimit } from '../../http/fetch-with-limit.ts';

const configurations = new WeakMap<ContentSystem, Promise<oidc.Configuration>>();

/** Returns true for a provider on this host, for which plain http is allowed. */
const isLoopback = (issuer: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);

function discover({ issuer, clientId, clientSecret }: SsoConfig): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  // Verifies the token's signature as well, although the code flow could trust the connection.
  const signed = [oidc.enableNonRepudiationChecks];
  const execute = url.protocol === 'http:' && isLoopback(url) ? [oidc.allowInsecureRequests, ...signed] : signed;
  return oidc.discovery(url, clientId, clientSecret, undefined, {
    execute,
    timeout: 5,
    [oidc.customFetch]: fetchWithLimit,
  });
}

/** Loads the provider's metadata, once; null if none is configured. Throws if the provider is unreachable. */
export async function loadIssuer(system: ContentSystem): Promise<oidc.Configuration | null> {
  const { sso } = system.config.accounts;
  if (sso === null) return null;
  const match = configurations.get(system) ?? discover(sso);
  configurations.set(system, match);
  try {
    return await match;
  } catch (error) {
    configurations.delete(system);
    throw error;
  }
}
