import { array, boolean, number, object, string } from 'yup';
import type { LineChecks } from '#src/domains/help-lines.ts';
import { PLAIN_FIELDS, type PublicProvider, TRANSLATED_FIELDS } from '#src/domains/provider.ts';
import { MAX_LIMIT, type SiteLimits } from '#src/domains/site-limits.ts';
import type { SignedFactCounts } from '#src/domains/source.ts';
import { readLineCheck } from './line-check.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord } from './wire.ts';

/** An organisation that supports the programme; the footer lists it. */
export interface Partner {
  readonly name: string;
  /** URL of the partner's site, https. */
  readonly href: string;
  /** Null shows the name without a logo. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
}

export interface SiteConfig {
  /** Name in document titles; null if not set. */
  readonly siteName: string | null;
  /** Language codes of this domain, the default first. */
  readonly languages: readonly string[];
  readonly passwordMinLength: number;
  /** Domain of placeholder addresses. */
  readonly placeholderDomain: string;
  readonly flags: {
    readonly maintenance: boolean;
    /** True if the logo links to the login for logged-out visitors. */
    readonly loginOnly: boolean;
    /** True if the HTI onboarding route is available. */
    readonly hti: boolean;
    /** True if buttons open a popup with the crisis numbers and the contact form. */
    readonly supportPopup: boolean;
    /** True if the plan wizard has a stop date. */
    readonly stopDate: boolean;
    /** True if users can choose to see the energy of the drinks they did not have. */
    readonly energy: boolean;
    /** True if accounts can be created: the opening list is complete, or only this computer can reach the site. */
    readonly registering: boolean;
  };
  /** The site's values for limits of its domain: `getRegistrationLimits`. */
  readonly limits: SiteLimits;
  /** Number of days after which deleted data is removed from every backup; null if unknown. */
  readonly backupDays: number | null;
  /** True if single sign-on is configured. */
  readonly hasSignOn: boolean;
  /** Texts of the cookie banner; null for the application's default texts. */
  readonly cookieTexts: { readonly title: string; readonly body: string } | null;
  /** The provider of the site; null if the content system sends none. */
  readonly provider: PublicProvider | null;
  /** The provider's checks of help lines, by the id of the line. */
  readonly lineChecks: LineChecks;
  /** Progress of the check of high-risk facts; null if unknown. */
  readonly checkedFacts: SignedFactCounts | null;
  /** Partners of the footer, in this order. */
  readonly partners: readonly Partner[];
}

/** Default if the content system sends none (docs/product-rules.md, "Accounts"). */
export const PLACEHOLDER_DOMAIN = 'anoniem.invalid';

const OUTSIDE = /^https:\/\//;
const FILE = /^(\/(?!\/)|https:\/\/)/;

const partner = object({
  name: string().required(),
  href: string().matches(OUTSIDE).required(),
  logo: object({
    url: string().matches(FILE).required(),
    width: number().integer().positive().required(),
    height: number().integer().positive().required(),
  })
    .nullable()
    .default(null),
});

/** An amount that every stepper can reach. */
const amount = number()
  .positive()
  .max(MAX_LIMIT)
  .test('quarters', (units) => units == null || Number.isInteger(units * 4))
  .nullable()
  .default(null);

const schema = object({
  siteName: string().nullable().default(null),
  languages: array(string().required()).min(1).required(),
  passwordMinLength: number().integer().positive().default(10),
  placeholderDomain: string().default(PLACEHOLDER_DOMAIN),
  flags: object({
    maintenance: boolean().default(false),
    loginOnly: boolean().default(false),
    hti: boolean().default(false),
    supportPopup: boolean().default(true),
    stopDate: boolean().default(false),
    energy: boolean().default(false),
    registering: boolean().default(true),
  }),
  limits: object({
    maximum: amount,
    checkFrom: amount,
    weeksInGroup: number().integer().positive().nullable().default(null),
  }),
  backupDays: number().integer().positive().nullable().default(null),
  hasSignOn: boolean().default(false),
  cookieTexts: object({ title: string().required(), body: string().required() }).nullable().default(null),
});

const toText = () => string().default('');

/** Schema of `PublicProvider`. */
const providerSchema = object({
  ...Object.fromEntries([...PLAIN_FIELDS, ...TRANSLATED_FIELDS].map((field) => [field, toText()])),
  isCareProvider: boolean().nullable().default(null),
  approvedOn: toText(),
  isComplete: boolean().default(false),
});

/** Reads the provider; null if absent or invalid. */
function readShownProvider(body: unknown): PublicProvider | null {
  const raw = isRecord(body) ? body.provider : null;
  if (!isRecord(raw) || !providerSchema.isValidSync(raw)) return null;
  return providerSchema.cast(raw, { stripUnknown: true }) as unknown as PublicProvider;
}

const factCounts = object({
  total: number().integer().min(0).required(),
  signed: number().integer().min(0).required(),
  lastOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .default(null),
});

/** Reads the figures of checked facts; null if absent or invalid. */
function readCheckedFacts(body: unknown): SignedFactCounts | null {
  const raw = isRecord(body) ? body.checkedFacts : null;
  return isRecord(raw) && factCounts.isValidSync(raw) ? factCounts.cast(raw, { stripUnknown: true }) : null;
}

function getLineChecks(body: unknown): LineChecks {
  const checkEntries = isRecord(body) && isRecord(body.lineChecks) ? Object.entries(body.lineChecks) : [];
  return Object.fromEntries(
    checkEntries.flatMap(([line, body]) => {
      const check = readLineCheck(body);
      return check ? [[line, check]] : [];
    }),
  );
}

/** Reads the partners. Invalid ones are omitted: a logo must not break the settings of a site. */
function parsePartners(body: unknown): readonly Partner[] {
  const items = isRecord(body) && Array.isArray(body.partners) ? body.partners : [];
  return items.flatMap((item) => (partner.isValidSync(item) ? [partner.cast(item, { stripUnknown: true })] : []));
}

/** Returns false if reading throws, which it also does for values that are not plain, such as `{"valueOf": {}}`. */
function isConfig(body: unknown): boolean {
  try {
    return schema.isValidSync(body);
  } catch {
    return false;
  }
}

/** Returns languages, password length, flags, cookie texts and partners of this domain, in the requested language. */
export const getSiteConfig = defineOperation({
  name: 'get-site-config',
  method: 'GET',
  route: '/api/v1/site-config',
  access: 'anyone',
  read: ({ body }): SiteConfig => {
    if (!isConfig(body)) throw new UnreadableResponseError('malformed', 'no site configuration');
    return {
      ...schema.cast(body, { stripUnknown: true }),
      provider: readShownProvider(body),
      lineChecks: getLineChecks(body),
      checkedFacts: readCheckedFacts(body),
      partners: parsePartners(body),
    };
  },
  errors: { 503: 'the site is in maintenance' },
});
