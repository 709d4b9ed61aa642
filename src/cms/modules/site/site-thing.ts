import { eq } from 'drizzle-orm';
import { ValidationError } from 'yup';
import { type SiteSettings, siteContent } from '#src/contract/desk/site-settings.ts';
import { siteLimitsForm, typedLimits } from '#src/contract/forms/site-limits.ts';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Transaction } from '../../content/change-content.ts';
import { keepSite } from '../../content/change-site.ts';
import type { WholeKind } from '../../content/publish-thing.ts';
import type { By } from '../../content/thing-kind.ts';
import { holdFor, withVersion } from '../../content/version-conflict.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { type CookieTexts, sites } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure, type Violation } from '../../http/api-error.ts';
import { readBySchema } from '../../http/checked-body.ts';
import { type ViolationKey, violationText } from '../../http/violation-texts.ts';
import { checkPartners } from './partners.ts';
import { limitsIn } from './site-row.ts';

type Stored = typeof sites.$inferSelect;
/** What is kept of the settings. Maintenance and the door of other systems are switches, which are no content. */
type Sent = Omit<SiteSettings, 'domain' | 'version' | 'maintenance' | 'hti'>;

const LONGEST = { name: 80, title: 120, body: 2_000 } as const;

/** The settings of a site as the desk shows them. */
export function wrapSettings({ key }: Domain, site: Stored | undefined): SiteSettings {
  return withVersion({
    domain: key,
    name: site?.name ?? null,
    maintenance: site?.isInMaintenance ?? false,
    hti: site?.hasHti ?? false,
    loginOnly: site?.isLoginOnly ?? null,
    supportPopup: site?.hasSupportPopup ?? null,
    stopDate: site?.hasStopDate ?? null,
    limits: limitsIn(site),
    cookieTexts: site?.cookieTexts ?? null,
    partners: [...(site?.partners ?? [])],
  });
}

/** The words of the question about cookies; a language that says nothing has the product's own. */
function readCookieTexts(
  { languages }: Domain,
  { cookieTexts }: Sent,
  refuse: (field: string, key: ViolationKey) => void,
) {
  const given: [string, CookieTexts][] = [];
  for (const language of languages) {
    const title = cookieTexts?.[language]?.title.trim() ?? '';
    const body = cookieTexts?.[language]?.body.trim() ?? '';
    if (title === '' && body === '') continue;
    if (title === '') refuse(`cookieTexts.${language}.title`, 'required');
    if (body === '') refuse(`cookieTexts.${language}.body`, 'required');
    if (title.length > LONGEST.title) refuse(`cookieTexts.${language}.title`, 'too-long');
    if (body.length > LONGEST.body) refuse(`cookieTexts.${language}.body`, 'too-long');
    given.push([language, { title, body }]);
  }
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** The limits by the schema of the form that sets them. */
function readLimits({ registration }: Domain, { limits }: Sent, refuse: (field: string, key: ViolationKey) => void) {
  const [form, typed] = [siteLimitsForm(registration), typedLimits(limits)];
  try {
    form.schema.validateSync(typed, { abortEarly: false });
    return form.read(typed);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path } of error.inner) refuse(`limits.${path}`, 'invalid');
    return limits;
  }
}

function domainOfKey(key: string): Domain {
  const domain = DOMAINS.find((one) => one.key === key);
  if (!domain) throw new ApiError(404, 'not-found');
  return domain;
}

/** The settings of a site, held for this transaction. */
export async function heldSettings(tx: Transaction, domain: Domain): Promise<SiteSettings> {
  await holdFor(tx, `site ${domain.key}`);
  const [site] = await tx.select().from(sites).where(eq(sites.domain, domain.key));
  return wrapSettings(domain, site);
}

async function write(tx: Transaction, domain: Domain, sent: Sent, { language }: By): Promise<void> {
  const violations: Violation[] = [];
  const refuse = (field: string, key: ViolationKey) => violations.push({ field, text: violationText(key, language) });
  const name = sent.name?.trim() || null;
  if (name !== null && name.length > LONGEST.name) refuse('name', 'too-long');
  const cookieTexts = readCookieTexts(domain, sent, refuse);
  const limits = readLimits(domain, sent, refuse);
  const partners = await checkPartners(tx, sent.partners);
  violations.push(...partners.violations);
  if (violations.length > 0) throw new ValidationFailure(violations);
  await keepSite(tx, domain.key, {
    name,
    isLoginOnly: sent.loginOnly,
    hasSupportPopup: sent.supportPopup,
    hasStopDate: sent.stopDate,
    ...limits,
    cookieTexts,
    partners: partners.given,
  });
}

/** What administrators set for the site of a domain. */
export const siteThing: WholeKind = {
  kind: 'site',
  access: 'administrator',
  content: {
    read: async (tx, key) => {
      const {
        domain: _domain,
        version: _version,
        maintenance: _,
        hti: _hti,
        ...content
      } = await heldSettings(tx, domainOfKey(key));
      return content;
    },
    write: async (tx, key, content, by) => {
      const sent = await readBySchema(content, siteContent, by.language);
      await write(tx, domainOfKey(key), sent as unknown as Sent, by);
      return [CONFIG_TAG];
    },
  },
};
