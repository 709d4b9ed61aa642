import { alcohol } from './alcohol.ts';
import { cannabis } from './cannabis.ts';
import { closeOnes } from './close-ones.ts';
import { cocaine } from './cocaine.ts';
import type { Domain, DomainKey } from './domain.ts';
import { gambling } from './gambling.ts';
import { guided } from './guided.ts';
import { tobacco } from './tobacco.ts';

/** Every domain, in the order in which lists show them; the first is the default. */
export const DOMAINS: readonly Domain[] = [alcohol, tobacco, gambling, cannabis, cocaine, closeOnes, guided];

export const DEFAULT_DOMAIN: Domain = alcohol;

const byKey = new Map(DOMAINS.map((domain) => [domain.key, domain]));
const byLabel = new Map(DOMAINS.map((domain) => [domain.label, domain]));

/** Returns the record of a domain; throws for an unknown key. */
export function getDomain(key: DomainKey): Domain {
  const domain = byKey.get(key);
  if (!domain) throw new Error(`No domain "${key}".`);
  return domain;
}

/** Returns the domain of a host label; undefined for an unknown label. */
export function findDomainByLabel(label: string): Domain | undefined {
  return byLabel.get(label);
}
