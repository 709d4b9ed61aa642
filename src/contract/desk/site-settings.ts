import { array, boolean, number, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import type { SiteLimits } from '#src/domains/site-limits.ts';
import { type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readText } from '#src/rules/fields/text.ts';
import { parseUrl } from '../parse-url.ts';
import { readBy } from './read-by.ts';
import { startedFrom, type Versioned } from './version.ts';

/** How many partners the footer of a site holds. */
export const MOST_PARTNERS = 50;

function readPartnerHref(typed: string): Reading<string, 'required' | 'too-long' | 'address'> {
  const reading = readText(typed, 2_000);
  if (!reading.ok) return reading;
  const isOutside = parseUrl(reading.value)?.protocol === 'https:';
  return isOutside ? reading : refuse('address');
}

/** What is typed of a partner, as browser and server read it. */
export const partnerFields = { name: (typed: string) => readText(typed, 120), href: readPartnerHref } as const;

/** The folder of the words of the form of partners. */
export const PARTNER_WORDS = 'desk-settings.partners.errors';

const cookieText = object({ title: string().defined(), body: string().defined() });

const partner = object({
  name: string().defined(),
  href: string().defined(),
  logo: string().nullable().defined(),
});

const limit = number().nullable().defined();

/** The shape of `SiteSettings` as it travels. */
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
  ...startedFrom,
});

/** What is set for a site without its switches, as it travels. */
export const siteContent = siteSettings.omit(['domain', 'version', 'maintenance', 'hti', 'energy']);

export interface SitePartner {
  readonly name: string;
  readonly href: string;
  /** Uuid of a picture of the media library; null where the name stands alone. */
  readonly logo: string | null;
}

interface CookieText {
  readonly title: string;
  readonly body: string;
}

/** What an administrator set for the site of a domain; null leaves the value of the domain's record. */
export interface SiteSettings extends Versioned {
  readonly domain: string;
  readonly name: string | null;
  readonly maintenance: boolean;
  readonly hti: boolean;
  /** A clinician approved that who asks for it sees the energy of what they did not drink. */
  readonly energy: boolean;
  readonly loginOnly: boolean | null;
  readonly supportPopup: boolean | null;
  readonly stopDate: boolean | null;
  readonly limits: SiteLimits;
  /** Null where the product's own words stand in every language. */
  readonly cookieTexts: Partial<Readonly<Record<Language, CookieText>>> | null;
  readonly partners: readonly SitePartner[];
}

/** Reads the settings of one site; throws UnreadableAnswer where they have another shape. */
export const readSite = (body: unknown): SiteSettings => readBy(siteSettings, body, 'site') as SiteSettings;
