import { type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { array, boolean, nullable, numeric, object, optional, type ShapeValue, string } from '../shape/shape.ts';
import { parseUrl } from '../wire.ts';

/** Maximum number of partners in the footer of a site. */
export const MAX_PARTNERS = 50;

function readPartnerHref(input: string): ParseResult<string, 'required' | 'too-long' | 'address'> {
  const result = readText(input, 2_000);
  if (!result.ok) return result;
  const isOutside = parseUrl(result.value)?.protocol === 'https:';
  return isOutside ? result : refuse('address');
}

/** Fields of a partner, with the same rules in browser and server. */
export const partnerFields = { name: (input: string) => readText(input, 120), href: readPartnerHref } as const;

/** Namespace of the texts of the partners' form. */
export const PARTNER_FORM_TEXTS = 'desk-settings.partners.errors';

const cookieText = object({ title: string(), body: string() });

const partner = object({
  name: string(),
  href: string(),
  /** Uuid of a picture of the media library; null shows the name without a logo. */
  logo: nullable(string()),
});
export type SitePartner = ShapeValue<typeof partner>;

const limit = nullable(numeric());

const content = {
  name: nullable(string()),
  loginOnly: nullable(boolean()),
  supportPopup: nullable(boolean()),
  stopDate: nullable(boolean()),
  limits: object({ maximum: limit, checkFrom: limit, weeksInGroup: limit }),
  /** Cookie texts of the site; null if the product's own texts are used in every language. */
  cookieTexts: nullable(object({ nl: optional(cookieText), en: optional(cookieText) })),
  partners: array(partner),
};

/** The settings of a site without its switches. */
export const siteContent = object(content);

const siteShape = {
  ...content,
  maintenance: boolean(),
  hti: boolean(),
  /** True if approved by a clinician: users can then choose to see the energy of the drinks they did not have. */
  energy: boolean(),
  version: string({ min: 1 }),
};
const siteSettings = object({ domain: string(), ...siteShape });

/** An administrator's settings for the site of a domain; null leaves the value of the domain's record. */
export type SiteSettings = ShapeValue<typeof siteSettings>;

/** Reads the settings of one site; throws UnreadableResponseError on another shape. */
export const readSite = (body: unknown): SiteSettings => parseAnswer(siteSettings, body);

/** Lists the settings of every site, in the order of the domains. */
export const listSites = defineOperation({
  name: 'list-sites',
  method: 'GET',
  route: '/desk/sites',
  access: 'administrator',
  answerShape: object({ sites: array(siteSettings) }),
  read: ({ body }): readonly SiteSettings[] => parseAnswerList(siteSettings, body, 'sites'),
});

/** Saves all settings of a site; visitors see them at their next request. */
export const saveSite = defineOperation({
  name: 'save-site',
  method: 'PATCH',
  route: '/desk/sites/:domain',
  access: 'administrator',
  activity: 'site',
  request: object(siteShape),
  body: ({ body }: { readonly body: Omit<SiteSettings, 'domain'> }) => body,
  answerShape: siteSettings,
  read: ({ body }) => readSite(body),
  errors: {
    404: 'no such domain',
    412: 'changed since it was read; see readConflict',
    422: 'a text is too long, or a limit or a partner is invalid',
  },
});
