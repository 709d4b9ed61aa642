import { asc, eq } from 'drizzle-orm';
import { ValidationError } from 'yup';
import { saveSite as saving } from '#src/contract/desk/save-site.ts';
import type { SiteSettings } from '#src/contract/desk/site-settings.ts';
import { siteLimitsForm, typedLimits } from '#src/contract/forms/site-limits.ts';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { keepSite } from '../../content/change-site.ts';
import { keepVersion } from '../../content/keep-version.ts';
import { assertVersion, holdFor, withVersion } from '../../content/version-conflict.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { type CookieTexts, sites } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError, ValidationFailure, type Violation } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { readWrite } from '../../http/sent-values.ts';
import { type ViolationKey, violationText } from '../../http/violation-texts.ts';
import { checkPartners } from './partners.ts';
import { limitsIn } from './site-row.ts';

type Stored = typeof sites.$inferSelect;
type Sent = Omit<SiteSettings, 'domain'>;

const LONGEST = { name: 80, title: 120, body: 2_000 } as const;

function wrapSettings({ key }: Domain, site: Stored | undefined): SiteSettings {
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

async function allSettings(c: ApiContext): Promise<readonly SiteSettings[]> {
  const stored = await c.var.system.database.db.select().from(sites).orderBy(asc(sites.domain));
  return DOMAINS.map((domain) =>
    wrapSettings(
      domain,
      stored.find((site) => site.domain === domain.key),
    ),
  );
}

async function settingsOf(tx: Transaction, domain: Domain): Promise<SiteSettings> {
  const [site] = await tx.select().from(sites).where(eq(sites.domain, domain.key));
  return wrapSettings(domain, site);
}

/** The settings of every site. */
export const showSites = async (c: ApiContext): Promise<Response> => privateAnswer(c, { sites: await allSettings(c) });

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

/** What is kept of the settings. Maintenance and the door of other systems are switches, which are no content. */
function contentOf({ domain: _domain, version: _version, maintenance: _, hti: _hti, ...content }: SiteSettings) {
  return content;
}

/** Sets everything of one site at once, or nothing of it; resolves when no process answers with what was before. */
export async function saveSettings(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const domain = DOMAINS.find(({ key }) => key === c.req.param('domain'));
  if (!domain) throw new ApiError(404, 'not-found');
  const sent = (await readWrite(c, saving)) as unknown as Sent;
  const violations: Violation[] = [];
  const refuse = (field: string, key: ViolationKey) => violations.push({ field, text: violationText(key, language) });
  const name = sent.name?.trim() || null;
  if (name !== null && name.length > LONGEST.name) refuse('name', 'too-long');
  const cookieTexts = readCookieTexts(domain, sent, refuse);
  const limits = readLimits(domain, sent, refuse);
  const partners = await checkPartners(system, sent.partners);
  violations.push(...partners.violations);
  if (violations.length > 0) throw new ValidationFailure(violations);
  const site = await changeContent(system, async (tx) => {
    await holdFor(tx, `site ${domain.key}`);
    const before = await settingsOf(tx, domain);
    assertVersion(before, sent.version);
    await keepSite(tx, domain.key, {
      name,
      isInMaintenance: sent.maintenance,
      hasHti: sent.hti,
      isLoginOnly: sent.loginOnly,
      hasSupportPopup: sent.supportPopup,
      hasStopDate: sent.stopDate,
      ...limits,
      cookieTexts,
      partners: partners.given,
    });
    const after = await settingsOf(tx, domain);
    await keepVersion(c, tx, { kind: 'site', key: domain.key }, { before: contentOf(before), after: contentOf(after) });
    return { value: after, tags: [CONFIG_TAG] };
  });
  return privateAnswer(c, site);
}
