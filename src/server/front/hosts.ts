import type { Config } from '#src/config.ts';
import type { Domain, DomainKey } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, DOMAINS, findDomainByLabel } from '#src/domains/index.ts';
import type { EnabledFeatures } from '#src/domains/offers.ts';

/** Site of one of our host names. */
export interface Site {
  readonly domain: Domain;
  /** Host header of the domain, with its port: "alcohol.example.nl", also for a request to a bare host. */
  readonly host: string;
  /** Origin of the site: "https://alcohol.example.nl". */
  readonly origin: string;
  readonly secure: boolean;
  /** Origins of the other domains. */
  readonly origins: Readonly<Record<DomainKey, string>>;
  /** True if the requested host has no label: the host for staff. */
  readonly isBare: boolean;
  /** Origin of the bare host, which serves the desk. */
  readonly bareOrigin: string;
  /** True if the requested host has the English key of the domain: visitors are redirected to `origin`. */
  readonly isAlias: boolean;
  /** URL of the quick exit; null on the nurses' site, which has none. */
  readonly quickExit: string | null;
  /** True if plain error pages include the help for a hard moment. */
  readonly offersHardMoment: boolean;
}

export type FindSite = (hostHeader: string, secure: boolean) => Site | null;

/** Maximum number of cached sites by Host header, limited because visitors choose ports and unknown labels. */
const MAX_CACHED = 1_000;

const IP_ADDRESS = /^[\d.]+$|^\[/;
const NAME = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)$/;

const domainByKey = new Map<string, Domain>(DOMAINS.map((domain) => [domain.key, domain]));

interface Settings {
  readonly quickExitUrl: string;
  readonly offers: EnabledFeatures;
}

function createSite(
  label: string,
  base: string,
  port: string,
  secure: boolean,
  { quickExitUrl, offers }: Settings,
): Site {
  const scheme = secure ? 'https' : 'http';
  const getHost = (domain: Domain) => `${domain.label}.${base}${port}`;
  const origins = Object.fromEntries(DOMAINS.map((domain) => [domain.key, `${scheme}://${getHost(domain)}`]));
  const servedDomain = findDomainByLabel(label);
  const domain = servedDomain ?? domainByKey.get(label) ?? DEFAULT_DOMAIN;
  return {
    domain,
    host: getHost(domain),
    origin: origins[domain.key] ?? '',
    secure,
    origins: origins as Record<DomainKey, string>,
    quickExit: domain.variant === 'professional' ? null : quickExitUrl,
    offersHardMoment: offers.hardMoment,
    isBare: label === '',
    bareOrigin: `${scheme}://${base}${port}`,
    isAlias: !servedDomain && domainByKey.has(label),
  };
}

/**
 * Creates a function that parses a Host header; null if it is not ours. The first label selects the domain; a bare host
 * or an unknown label selects the default domain. An IP address is ours only if it is listed, and has no labels.
 */
export function createHostParser(config: Pick<Config, 'baseHosts' | 'quickExitUrl' | 'offers'>): FindSite {
  const bases = [...config.baseHosts].sort((a, b) => b.length - a.length);
  const baseHostName = config.baseHosts.find((base) => !IP_ADDRESS.test(base));
  const remembered = { false: new Map<string, Site>(), true: new Map<string, Site>() };

  const read = (hostHeader: string, secure: boolean): Site | null => {
    const [, input = '', port = ''] = /^([^:]+|\[[^\]]+\])(:\d{1,5})?$/.exec(hostHeader.toLowerCase()) ?? [];
    const name = input.replace(/\.$/, '');
    const base = bases.find((base) => name === base || (name.endsWith(`.${base}`) && !IP_ADDRESS.test(base)));
    if (!base || !NAME.test(name) || name.includes('..')) return null;
    const label = name === base ? '' : (name.split('.')[0] ?? '');
    return createSite(label, IP_ADDRESS.test(base) ? (baseHostName ?? base) : base, port, secure, config);
  };

  return (hostHeader, secure) => {
    const cache = remembered[secure ? 'true' : 'false'];
    const hit = cache.get(hostHeader);
    if (hit) return hit;
    const site = read(hostHeader, secure);
    if (site) {
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(hostHeader, site);
    }
    return site;
  };
}
