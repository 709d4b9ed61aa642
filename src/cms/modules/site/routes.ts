import { getSiteConfig, type SiteConfig } from '#src/contract/get-site-config.ts';
import { toPublicProvider } from '#src/domains/provider.ts';
import { hasEnergy } from '#src/rules/figures/energy.ts';
import { loadProvider } from '../../content/provider.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { respondPublicly } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { countCheckedFacts } from '../opening/checked-facts.ts';
import { isOpen } from '../opening/is-open.ts';
import { readLineChecks } from '../opening/lines.ts';
import { readPartners } from './partners.ts';
import { findStoredSite, getSiteLimits } from './site-row.ts';
import { offersStopDate } from './stop-date.ts';

async function showSiteConfig(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const site = await findStoredSite(system.database.db, domain);
  const { partners, tags } = await readPartners(system, site?.partners ?? []);
  const answer: SiteConfig = {
    siteName: site?.name ?? null,
    languages: domain.languages,
    passwordMinLength: system.config.accounts.passwordMinLength,
    placeholderDomain: system.config.accounts.placeholderDomain,
    flags: {
      maintenance: system.config.maintenance || (site?.isInMaintenance ?? false),
      loginOnly: site?.isLoginOnly ?? domain.loginOnly,
      hti: site?.hasHti ?? false,
      supportPopup: site?.hasSupportPopup ?? domain.supportPopup,
      stopDate: offersStopDate(domain, site),
      energy: hasEnergy(domain.words.unit?.key) && (site?.showsEnergy ?? false),
      registering: await isOpen(system),
    },
    limits: getSiteLimits(site),
    backupDays: system.config.accounts.backupDays,
    hasSignOn: system.config.accounts.sso !== null,
    cookieTexts: site?.cookieTexts?.[language] ?? null,
    provider: toPublicProvider(await loadProvider(system.database.db), language),
    lineChecks: await readLineChecks(system.database.db, system.now()),
    checkedFacts: await countCheckedFacts(system),
    partners,
  };
  return respondPublicly(c, answer, [CONFIG_TAG, ...tags]);
}

export const siteRoutes: readonly Route[] = [serve(getSiteConfig, showSiteConfig)];
