import type { SiteConfig } from '#src/contract/get-site-config.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { CONFIG_TAG } from '../db/purge.ts';
import { sites } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { changeContent, type Transaction } from './change-content.ts';

type Site = Omit<typeof sites.$inferInsert, 'domain'>;

/** Writes settings of a domain's site; absent settings are unchanged. */
export async function updateSite(tx: Transaction, domain: DomainKey, site: Site): Promise<void> {
  const row = { ...site, domain };
  await tx.insert(sites).values(row).onConflictDoUpdate({ target: sites.domain, set: row });
}

/** Saves settings of a domain's site; resolves when no process serves the old ones. */
export function changeSite(system: Pick<ContentSystem, 'database'>, domain: DomainKey, site: Site): Promise<void> {
  return changeContent(system, async (tx) => ({ value: await updateSite(tx, domain, site), tags: [CONFIG_TAG] }));
}

/** Sets the name of a site, as shown in titles; empty for the generic name. */
export function setSiteName(
  system: Pick<ContentSystem, 'database'>,
  domain: DomainKey,
  name: string | null,
): Promise<void> {
  return changeSite(system, domain, { name: name?.trim() || null });
}

type Flags = SiteConfig['flags'];

/** Flags to change; null resets a flag to the default of the domain. */
export interface FlagChanges extends Partial<Pick<Flags, 'maintenance' | 'hti' | 'energy'>> {
  readonly loginOnly?: boolean | null;
  readonly supportPopup?: boolean | null;
  readonly stopDate?: boolean | null;
}

/** Switches flags of a site; absent flags are unchanged. */
export function setFlags(
  system: Pick<ContentSystem, 'database'>,
  domain: DomainKey,
  { maintenance, loginOnly, hti, energy, supportPopup, stopDate }: FlagChanges,
): Promise<void> {
  return changeSite(system, domain, {
    ...(maintenance !== undefined && { isInMaintenance: maintenance }),
    ...(loginOnly !== undefined && { isLoginOnly: loginOnly }),
    ...(hti !== undefined && { hasHti: hti }),
    ...(energy !== undefined && { showsEnergy: energy }),
    ...(supportPopup !== undefined && { hasSupportPopup: supportPopup }),
    ...(stopDate !== undefined && { hasStopDate: stopDate }),
  });
}
