import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIG_TAG } from '#src/cms/db/purge.ts';
import type { SiteConfig } from '#src/contract/get-site-config.ts';
import { getSiteConfig, PLACEHOLDER_DOMAIN } from '#src/contract/get-site-config.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import { NO_LIMITS } from '#src/domains/site-limits.ts';
import type { Client } from '#src/http/client.ts';

/** Lifetime in ms of a configuration if its purges are not received. */
const LIFETIME_MS = 60_000;

/** Lifetime in ms of a configuration that was not purged but cannot be refreshed, and maximum wait for a refresh. */
const RETRY_MS = 3_000;
const TIMEOUT_MS = 1_000;

/** Expiry time of a configuration that must be loaded again before use. */
const PURGED = 0;

/** Returns the defaults of the domain, for use without the content system. */
function getDefaultConfig(domain: Domain): SiteConfig {
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
      energy: false,
      registering: true,
    },
    limits: NO_LIMITS,
    backupDays: null,
    hasSignOn: false,
    cookieTexts: null,
    provider: null,
    lineChecks: {},
    checkedFacts: null,
    partners: [],
  };
}

export interface CachedSite {
  readonly config: SiteConfig;
  /** Cache tags of the configuration and of its images. */
  readonly tags: readonly string[];
}

export interface SiteConfigs {
  readonly of: (domain: Domain, language: Language, client: Client) => Promise<CachedSite>;
  readonly purge: (tags: readonly string[]) => void;
}

/** Caches the site configuration of each domain and language until it is purged. */
export function createSiteConfigs(): SiteConfigs {
  const cached = new Map<`${DomainKey} ${Language}`, { readonly site: CachedSite; readonly until: number }>();
  let generation = 0;
  return {
    of: async (domain, language, client) => {
      const key = `${domain.key} ${language}` as const;
      const remembered = cached.get(key);
      if (remembered && performance.now() < remembered.until) return remembered.site;
      const since = generation;
      const read = async (): Promise<CachedSite | null> => {
        const result = await client.call(getSiteConfig);
        if (!result.ok) return null;
        const site = { config: result.value, tags: [...new Set([CONFIG_TAG, ...result.tags])] };
        if (since === generation) cached.set(key, { site, until: performance.now() + LIFETIME_MS });
        return site;
      };
      if (!remembered || remembered.until === PURGED) {
        return (await read()) ?? remembered?.site ?? { config: getDefaultConfig(domain), tags: [CONFIG_TAG] };
      }
      const site = await Promise.race([read(), sleep(TIMEOUT_MS, null, { ref: false })]);
      if (!site && since === generation) cached.set(key, { ...remembered, until: performance.now() + RETRY_MS });
      return site ?? remembered.site;
    },
    purge: (tags) => {
      const isPurged = ({ site }: { readonly site: CachedSite }) => site.tags.some((tag) => tags.includes(tag));
      generation += 1;
      for (const [key, item] of [...cached])
        if (tags.includes('*') || isPurged(item)) cached.set(key, { ...item, until: PURGED });
    },
  };
}
