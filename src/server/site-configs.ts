import type { SiteConfig } from '#src/contract/get-site-config.ts';
import { getSiteConfig, PLACEHOLDER_DOMAIN } from '#src/contract/get-site-config.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';

/** Tag of every page, as every page shows something of it. */
export const CONFIG_TAG = 'config';

/** How long a configuration is believed where no purge of it is heard. */
const BELIEVED_MS = 60_000;

/** What holds where the content system says nothing: the domain's own record. */
export function ownConfig(domain: Domain): SiteConfig {
  return {
    siteName: null,
    languages: domain.languages,
    passwordMinLength: 10,
    placeholderDomain: PLACEHOLDER_DOMAIN,
    flags: { maintenance: false, loginOnly: domain.loginOnly, hti: false, supportPopup: domain.supportPopup },
    hasSignOn: false,
    cookieTexts: null,
    partners: [],
  };
}

export interface SiteConfigs {
  readonly of: (domain: Domain, language: Language, client: Client) => Promise<SiteConfig>;
  readonly purge: (tags: readonly string[]) => void;
}

/** The site configuration of each domain and language, remembered until it is purged. */
export function makeSiteConfigs(): SiteConfigs {
  const known = new Map<`${DomainKey} ${Language}`, { readonly config: SiteConfig; readonly until: number }>();
  let generation = 0;
  return {
    of: async (domain, language, client) => {
      const key = `${domain.key} ${language}` as const;
      const remembered = known.get(key);
      if (remembered && performance.now() < remembered.until) return remembered.config;
      const since = generation;
      const read = await client.call(getSiteConfig);
      if (!read.ok) return remembered?.config ?? ownConfig(domain);
      const until = performance.now() + BELIEVED_MS;
      if (since === generation) known.set(key, { config: read.value, until });
      return read.value;
    },
    purge: (tags) => {
      if (!tags.includes(CONFIG_TAG) && !tags.includes('*')) return;
      generation += 1;
      for (const [key, { config }] of known) known.set(key, { config, until: 0 });
    },
  };
}
