import type { SiteConfig } from '#src/contract/get-site-config.ts';
import { getSiteConfig, PLACEHOLDER_DOMAIN } from '#src/contract/get-site-config.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import { NO_LIMITS } from '#src/domains/site-limits.ts';
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
    flags: {
      maintenance: false,
      loginOnly: domain.loginOnly,
      hti: false,
      supportPopup: domain.supportPopup,
      stopDate: domain.stopDate,
    },
    limits: NO_LIMITS,
    hasSignOn: false,
    cookieTexts: null,
    partners: [],
  };
}

export interface KnownSite {
  readonly config: SiteConfig;
  /** What it depends on: its own tag, and those of the pictures it names. */
  readonly tags: readonly string[];
}

export interface SiteConfigs {
  readonly of: (domain: Domain, language: Language, client: Client) => Promise<KnownSite>;
  readonly purge: (tags: readonly string[]) => void;
}

/** The site configuration of each domain and language, remembered until it is purged. */
export function makeSiteConfigs(): SiteConfigs {
  const known = new Map<`${DomainKey} ${Language}`, { readonly site: KnownSite; readonly until: number }>();
  let generation = 0;
  return {
    of: async (domain, language, client) => {
      const key = `${domain.key} ${language}` as const;
      const remembered = known.get(key);
      if (remembered && performance.now() < remembered.until) return remembered.site;
      const since = generation;
      const read = await client.call(getSiteConfig);
      if (!read.ok) return remembered?.site ?? { config: ownConfig(domain), tags: [CONFIG_TAG] };
      const site = { config: read.value, tags: [...new Set([CONFIG_TAG, ...read.tags])] };
      if (since === generation) known.set(key, { site, until: performance.now() + BELIEVED_MS });
      return site;
    },
    purge: (tags) => {
      const isPurged = ({ site }: { readonly site: KnownSite }) => site.tags.some((tag) => tags.includes(tag));
      generation += 1;
      for (const [key, one] of known) if (tags.includes('*') || isPurged(one)) known.set(key, { ...one, until: 0 });
    },
  };
}
