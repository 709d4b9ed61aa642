import { array, boolean, number, object, string } from 'yup';
import type { LineChecks } from '#src/domains/help-lines.ts';
import { PLAIN_FIELDS, type ShownProvider, WORDED_FIELDS } from '#src/domains/provider.ts';
import { LARGEST_MAXIMUM, type SiteLimits } from '#src/domains/site-limits.ts';
import type { CheckedFacts } from '#src/domains/source.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord } from './wire.ts';

/** An organisation behind the programme. */
export interface Partner {
  readonly name: string;
  /** Its own site, https. */
  readonly href: string;
  /** Null where its name stands alone. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
}

export interface SiteConfig {
  /** Name in document titles; null where none is set. */
  readonly siteName: string | null;
  /** Language codes of this domain, the default first. */
  readonly languages: readonly string[];
  readonly passwordMinLength: number;
  /** Domain of addresses that stand for none. */
  readonly placeholderDomain: string;
  readonly flags: {
    readonly maintenance: boolean;
    /** The logo leads logged-out visitors to login. */
    readonly loginOnly: boolean;
    /** The HTI onboarding route is open. */
    readonly hti: boolean;
    /** Buttons open a popup with the crisis numbers and the contact form. */
    readonly supportPopup: boolean;
    /** The plan wizard asks for a stop date. */
    readonly stopDate: boolean;
    /** Who asks for it may see the energy of what they did not drink. */
    readonly energy: boolean;
    /** People can make accounts: the opening list is done, or this machine alone reaches the site. */
    readonly registering: boolean;
  };
  /** What the site sets of its domain's limits: `limitsOf`. */
  readonly limits: SiteLimits;
  /** After how many days what somebody erased is gone from every backup; null where nobody says. */
  readonly backupDays: number | null;
  /** Single sign-on is set up. */
  readonly hasSignOn: boolean;
  /** Texts of the cookie banner; null where the application's own hold. */
  readonly cookieTexts: { readonly title: string; readonly body: string } | null;
  /** Who offers the site; null where the content system says nothing of it. */
  readonly provider: ShownProvider | null;
  /** Help lines that the provider called, by id: `helpLines`. */
  readonly lineChecks: LineChecks;
  /** How far the facts that can harm are checked; null where nobody says. */
  readonly checkedFacts: CheckedFacts | null;
  /** Stand in the footer, in this order. */
  readonly partners: readonly Partner[];
}

/** What holds where the content system names none (docs/product-rules.md, "Accounts"). */
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
  .max(LARGEST_MAXIMUM)
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

const words = () => string().default('');

/** The shape of `ShownProvider`. */
const shownProvider = object({
  ...Object.fromEntries([...PLAIN_FIELDS, ...WORDED_FIELDS].map((field) => [field, words()])),
  isCareProvider: boolean().nullable().default(null),
  approvedOn: words(),
  isComplete: boolean().default(false),
});

const lineCheck = object({ checkedOn: string().required(), price: words(), hours: words() });

/** One that cannot be read is no provider that anybody should believe. */
function providerOf(body: unknown): ShownProvider | null {
  const sent = isRecord(body) ? body.provider : null;
  if (!isRecord(sent) || !shownProvider.isValidSync(sent)) return null;
  return shownProvider.cast(sent, { stripUnknown: true }) as unknown as ShownProvider;
}

const countedFacts = object({
  total: number().integer().min(0).required(),
  signed: number().integer().min(0).required(),
  lastOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .default(null),
});

/** Figures that cannot be read are told to nobody. */
function checkedFactsOf(body: unknown): CheckedFacts | null {
  const sent = isRecord(body) ? body.checkedFacts : null;
  return isRecord(sent) && countedFacts.isValidSync(sent) ? countedFacts.cast(sent, { stripUnknown: true }) : null;
}

function lineChecksOf(body: unknown): LineChecks {
  const sent = isRecord(body) && isRecord(body.lineChecks) ? Object.entries(body.lineChecks) : [];
  return Object.fromEntries(
    sent.flatMap(([line, check]) => (lineCheck.isValidSync(check) ? [[line, lineCheck.cast(check)]] : [])),
  );
}

/** A partner that cannot be read is left out: the settings of a site hang on nobody's logo. */
function partnersOf(body: unknown): readonly Partner[] {
  const items = isRecord(body) && Array.isArray(body.partners) ? body.partners : [];
  return items.flatMap((item) => (partner.isValidSync(item) ? [partner.cast(item, { stripUnknown: true })] : []));
}

/** Reading also throws on answers that are no plain values, such as `{"valueOf": {}}`. */
function isConfig(body: unknown): boolean {
  try {
    return schema.isValidSync(body);
  } catch {
    return false;
  }
}

/** Languages, password length, flags, cookie texts and partners of this domain, in the asked language. */
export const getSiteConfig = defineOperation({
  name: 'get-site-config',
  method: 'GET',
  route: '/api/v1/site-config',
  access: 'anyone',
  path: (_input: object) => '/api/v1/site-config',
  read: ({ body }): SiteConfig => {
    if (!isConfig(body)) throw new UnreadableAnswer('malformed', 'no site configuration');
    return {
      ...schema.cast(body, { stripUnknown: true }),
      provider: providerOf(body),
      lineChecks: lineChecksOf(body),
      checkedFacts: checkedFactsOf(body),
      partners: partnersOf(body),
    };
  },
  errors: { 503: 'maintenance' },
});
