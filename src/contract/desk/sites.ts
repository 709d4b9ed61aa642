import { array, boolean, number, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import type { SiteLimits } from '#src/domains/site-limits.ts';
import { type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { defineOperation } from '../operation.ts';
import { parseUrl } from '../wire.ts';
import { parseWithSchema, readList, readStartVersion, type VersionedContent } from './rows.ts';

/** Maximum number of partners in the footer of a site. */
export const MOST_PARTNERS = 50;

function readPartnerHref(typed: string): Reading<string, 'required' | 'too-long' | 'address'> {
  const reading = readText(typed, 2_000);
  if (!reading.ok) return reading;
  const isOutside = parseUrl(reading.value)?.protocol === 'https:';
  return isOutside ? reading : refuse('address');
}

/** Fields of a partner, with the same rules in browser and server. */
export const partnerFields = { name: (typed: string) => readText(typed, 120), href: readPartnerHref } as const;

/** The folder of the texts of the partners' form. */
export const PARTNER_WORDS = 'desk-settings.partners.errors';

const cookieText = object({ title: string().defined(), body: string().defined() });

const partner = object({
  name: string().defined(),
  href: string().defined(),
  logo: string().nullable().defined(),
});

const limit = number().nullable().defined();

/** The wire schema of `SiteSettings`. */
export const siteSettings = object({
  domain: string().required(),
  name: string().nullable().defined(),
  maintenance: boolean().required(),
  hti: boolean().required(),
  energy: boolean().required(),
  loginOnly: boolean().nullable().defined(),
  supportPopup: boolean().nullable().defined(),
  stopDate: boolean().nullable().defined(),
  limits: object({ maximum: limit, checkFrom: limit, weeksInGroup: limit }),
  cookieTexts: object({ nl: cookieText.default(undefined), en: cookieText.default(undefined) })
    .nullable()
    .defined(),
  partners: array(partner.required()).defined(),
  ...readStartVersion,
});

/** The settings of a site without its switches, in the wire format. */
export const siteContent = siteSettings.omit(['domain', 'version', 'maintenance', 'hti', 'energy']);

export interface SitePartner {
  readonly name: string;
  readonly href: string;
  /** Uuid of a picture of the media library; null shows the name without a logo. */
  readonly logo: string | null;
}

interface CookieText {
  readonly title: string;
  readonly body: string;
}

/** An administrator's settings for the site of a domain; null leaves the value of the domain's record. */
export interface SiteSettings extends VersionedContent {
  readonly domain: string;
  readonly name: string | null;
  readonly maintenance: boolean;
  readonly hti: boolean;
  /** Approved by a clinician: users can choose to see the energy of the drinks they did not have. */
  readonly energy: boolean;
  readonly loginOnly: boolean | null;
  readonly supportPopup: boolean | null;
  readonly stopDate: boolean | null;
  readonly limits: SiteLimits;
  /** Null if the product's own texts are used in every language. */
  readonly cookieTexts: Partial<Readonly<Record<Language, CookieText>>> | null;
  readonly partners: readonly SitePartner[];
}

/** Reads the settings of one site; throws UnreadableAnswer on another shape. */
export const readSite = (body: unknown): SiteSettings => parseWithSchema(siteSettings, body, 'site') as SiteSettings;

/** The settings of every site, in the order of the domains. */
export const listSites = defineOperation({
  name: 'list-sites',
  method: 'GET',
  route: '/desk/sites',
  access: 'administrator',
  read: ({ body }): readonly SiteSettings[] => readList(body, 'sites').map(readSite),
});

/** Saves all settings of a site; visitors see them at their next request. */
export const saveSite = defineOperation({
  name: 'save-site',
  method: 'PATCH',
  route: '/desk/sites/:domain',
  access: 'administrator',
  activity: 'site',
  request: siteSettings.omit(['domain']),
  body: ({ body }: { readonly body: Omit<SiteSettings, 'domain'> }) => body,
  read: ({ body }) => readSite(body),
  errors: {
    404: 'no such domain',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a text is too long, or a limit or a partner is refused',
  },
});
