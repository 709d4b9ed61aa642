import { eq } from 'drizzle-orm';
import { type SiteSettings, siteContent } from '#src/contract/desk/sites.ts';
import {
  createSiteForm,
  SITE_FORM_TEXTS,
  SITE_WIRE_NAMES,
  toSite,
  toSiteFormValues,
} from '#src/contract/forms/site-settings.ts';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Transaction } from '../../content/change-content.ts';
import { updateSite } from '../../content/change-site.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { lockByName, withVersion } from '../../content/version-conflict.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { type CookieTexts, sites } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { listFormViolations } from '../../http/form-values.ts';
import { readContent } from '../../http/read-request.ts';
import { checkPartners } from './partners.ts';
import { getSiteLimits } from './site-row.ts';

type SiteRow = typeof sites.$inferSelect;
/** Versioned content of the settings. Maintenance, HTI and energy are switches, which are not content. */
type SiteBody = Omit<SiteSettings, 'domain' | 'version' | 'maintenance' | 'hti' | 'energy'>;

/** Serializes the settings of a site for the desk. */
export function serializeSettings({ key }: Domain, site: SiteRow | undefined): SiteSettings {
  return withVersion({
    domain: key,
    name: site?.name ?? null,
    maintenance: site?.isInMaintenance ?? false,
    hti: site?.hasHti ?? false,
    energy: site?.showsEnergy ?? false,
    loginOnly: site?.isLoginOnly ?? null,
    supportPopup: site?.hasSupportPopup ?? null,
    stopDate: site?.hasStopDate ?? null,
    limits: getSiteLimits(site),
    cookieTexts: site?.cookieTexts ?? null,
    partners: [...(site?.partners ?? [])],
  });
}

/** Returns the texts of the cookie question to store; a language without texts uses the default texts. */
function toStoredCookieTexts({ languages }: Domain, { cookieTexts }: Pick<SiteBody, 'cookieTexts'>) {
  const input = languages.flatMap((language) => {
    const texts = cookieTexts?.[language];
    return texts && texts.title !== '' ? [[language, texts] as const] : [];
  });
  return input.length === 0 ? null : Object.fromEntries<CookieTexts>(input);
}

function getDomainByKey(key: string): Domain {
  const domain = DOMAINS.find((domain) => domain.key === key);
  if (!domain) throw new ApiError(404, 'not-found');
  return domain;
}

/** Locks the settings of a site for this transaction. */
export async function lockSiteSettings(tx: Transaction, domain: Domain): Promise<SiteSettings> {
  await lockByName(tx, `site ${domain.key}`);
  const [site] = await tx.select().from(sites).where(eq(sites.domain, domain.key));
  return serializeSettings(domain, site);
}

async function write(tx: Transaction, domain: Domain, sent: SiteBody, { language }: Actor): Promise<void> {
  const options = { language, textKey: SITE_FORM_TEXTS, wires: SITE_WIRE_NAMES };
  const form = createSiteForm(domain.registration);
  const input = toSiteFormValues(sent);
  const partners = await checkPartners(tx, sent.partners, language);
  const violations = [...listFormViolations(form, input, options), ...partners.violations];
  if (violations.length > 0) throw new ValidationFailure(violations);
  const { name, limits, ...read } = toSite(form.read(input));
  await updateSite(tx, domain.key, {
    name,
    isLoginOnly: sent.loginOnly,
    hasSupportPopup: sent.supportPopup,
    hasStopDate: sent.stopDate,
    ...limits,
    cookieTexts: toStoredCookieTexts(domain, read),
    partners: partners.given,
  });
}

/** Entry type of an administrator's settings for the site of a domain. */
export const siteEntryType: FullEntryType = {
  kind: 'site',
  access: 'administrator',
  placeOf: async (_tx, key) => ({ domains: [key], language: null }),
  content: {
    read: async (tx, key) => {
      const {
        domain: _domain,
        version: _version,
        maintenance: _,
        hti: _hti,
        energy: _energy,
        ...content
      } = await lockSiteSettings(tx, getDomainByKey(key));
      return content;
    },
    write: async (tx, key, content, actor) => {
      const sentContent = await readContent(content, siteContent, actor.language);
      await write(tx, getDomainByKey(key), sentContent as unknown as SiteBody, actor);
      return [CONFIG_TAG];
    },
  },
};
