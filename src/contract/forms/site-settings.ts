import type { RegistrationLimits } from '#src/domains/domain.ts';
import { MAX_LIMIT, type SiteLimits } from '#src/domains/site-limits.ts';
import { type Amount, toAmount, toUnits } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { countCharacters } from '#src/rules/fields/text.ts';
import type { SiteSettings } from '../desk/sites.ts';
import type { OtherValues } from '../fields/fields.ts';
import { defineForm } from './form.ts';

/** Maximum number of weeks that the plan view shows at the same time: half a year. */
const MAX_WEEKS_IN_GROUP = 26;

type LimitError = 'invalid' | 'no-step' | 'too-low' | 'too-high' | 'above-maximum';
type ReadLimit = (typed: string, beside: OtherValues) => ParseResult<number | null, LimitError>;

/** Reads an amount of one day in steps of the domain; if empty, the product's default applies. */
const createAmountReader =
  ({ step }: RegistrationLimits): ReadLimit =>
  (input) => {
    if (input.trim() === '') return accept(null);
    const hundredths = readHundredths(input);
    if (hundredths === null) return refuse('invalid');
    if (hundredths < toAmount(step)) return refuse('too-low');
    if (hundredths > toAmount(MAX_LIMIT)) return refuse('too-high');
    return hundredths % toAmount(step) === 0 ? accept(toUnits(hundredths as Amount)) : refuse('no-step');
  };

/** Reads the threshold of the hint, which must not exceed the maximum amount. */
const createThresholdReader =
  (limits: RegistrationLimits): ReadLimit =>
  (input, others) => {
    const read = createAmountReader(limits)(input, others);
    const maximum = createAmountReader(limits)(others.text('maximum'), others);
    const highest = maximum.ok ? (maximum.value ?? limits.maximum) : MAX_LIMIT;
    return read.ok && read.value !== null && read.value > highest ? refuse('above-maximum') : read;
  };

const readGroup: ReadLimit = (input) => {
  if (input.trim() === '') return accept(null);
  if (!/^\d{1,4}$/.test(input.trim())) return refuse('invalid');
  const weeks = Number(input);
  if (weeks < 1) return refuse('too-low');
  return weeks > MAX_WEEKS_IN_GROUP ? refuse('too-high') : accept(weeks);
};

const readNothing: ReadLimit = () => accept(null);

/** Returns the fields of a site's limits; empty for a domain without registration. */
export const limitFields = (limits: RegistrationLimits | null): Readonly<Record<keyof SiteLimits, ReadLimit>> => ({
  maximum: limits ? createAmountReader(limits) : readNothing,
  checkFrom: limits ? createThresholdReader(limits) : readNothing,
  weeksInGroup: limits ? readGroup : readNothing,
});

/** Creates the form of only the limits of a site. */
export const createSiteLimitsForm = (limits: RegistrationLimits | null) => defineForm(limitFields(limits));

/** Converts the limits of a site to form values, with a decimal point. */
export const toLimitFormValues = ({ maximum, checkFrom, weeksInGroup }: SiteLimits) => ({
  maximum: String(maximum ?? ''),
  checkFrom: String(checkFrom ?? ''),
  weeksInGroup: String(weeksInGroup ?? ''),
});

type Choice = 'default' | 'on' | 'off';

const readMaxText = (maximum: number) => (input: string) =>
  countCharacters(input.trim()) > maximum ? refuse('too-long') : accept(input.trim());

/** Reads one of the two texts about cookies: both are filled in, or both are empty. */
const createCookieTextReader =
  (maximum: number, other: string) =>
  (input: string, { text }: OtherValues) => {
    if (input.trim() === '' && text(other).trim() !== '') return refuse('required');
    return readMaxText(maximum)(input);
  };

const readFlag = (input: boolean) => accept(input);
const readChoice = (input: string) => accept<boolean | null>(input === 'default' ? null : input === 'on');

/** Converts a flag to an option of its list; null is the default of the domain's record. */
const toSwitchChoice = (flag: boolean | null): Choice => (flag === null ? 'default' : flag ? 'on' : 'off');

/** Creates the form of a site's settings, without its partners; `limits` are those of its domain. */
export const createSiteForm = (limits: RegistrationLimits | null) =>
  defineForm({
    name: readMaxText(80),
    maintenance: readFlag,
    hti: readFlag,
    energy: readFlag,
    loginOnly: readChoice,
    supportPopup: readChoice,
    stopDate: readChoice,
    ...limitFields(limits),
    titleNl: createCookieTextReader(120, 'bodyNl'),
    bodyNl: createCookieTextReader(2_000, 'titleNl'),
    titleEn: createCookieTextReader(120, 'bodyEn'),
    bodyEn: createCookieTextReader(2_000, 'titleEn'),
  });

/** Text namespace of the form. */
export const SITE_FORM_TEXTS = 'desk-settings.errors';

/** Wire names of fields that have another name in the form. */
export const SITE_WIRE_NAMES = {
  maximum: 'limits.maximum',
  checkFrom: 'limits.checkFrom',
  weeksInGroup: 'limits.weeksInGroup',
  titleNl: 'cookieTexts.nl.title',
  bodyNl: 'cookieTexts.nl.body',
  titleEn: 'cookieTexts.en.title',
  bodyEn: 'cookieTexts.en.body',
} as const;

type SiteContent = Pick<SiteSettings, 'name' | 'loginOnly' | 'supportPopup' | 'stopDate' | 'limits' | 'cookieTexts'>;
type Switches = Pick<SiteSettings, 'maintenance' | 'hti' | 'energy'>;

/** Converts the settings of a site to form values; `limits` are formatted for display. */
export const toSiteFormValues = (
  { name, loginOnly, supportPopup, stopDate, cookieTexts, ...site }: SiteContent & Partial<Switches>,
  limits = toLimitFormValues(site.limits),
) => ({
  name: name ?? '',
  maintenance: site.maintenance ?? false,
  hti: site.hti ?? false,
  energy: site.energy ?? false,
  loginOnly: toSwitchChoice(loginOnly) as string,
  supportPopup: toSwitchChoice(supportPopup) as string,
  stopDate: toSwitchChoice(stopDate) as string,
  ...limits,
  titleNl: cookieTexts?.nl?.title ?? '',
  bodyNl: cookieTexts?.nl?.body ?? '',
  titleEn: cookieTexts?.en?.title ?? '',
  bodyEn: cookieTexts?.en?.body ?? '',
});

/** Converts form values to the settings of a site. */
export function toSite({
  name,
  titleNl,
  bodyNl,
  titleEn,
  bodyEn,
  maximum,
  checkFrom,
  weeksInGroup,
  ...flags
}: ReturnType<ReturnType<typeof createSiteForm>['read']>): SiteContent & Switches {
  const cookieTexts = { nl: { title: titleNl, body: bodyNl }, en: { title: titleEn, body: bodyEn } };
  return { ...flags, name: name || null, limits: { maximum, checkFrom, weeksInGroup }, cookieTexts };
}
