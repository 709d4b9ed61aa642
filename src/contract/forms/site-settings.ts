import type { RegistrationLimits } from '#src/domains/domain.ts';
import { accept, refuse } from '#src/rules/fields/reading.ts';
import { countCharacters } from '#src/rules/fields/text.ts';
import type { SiteSettings } from '../desk/site-settings.ts';
import type { OtherValues } from '../fields/fields.ts';
import { defineForm } from './form.ts';
import { limitFields, typedLimits } from './site-limits.ts';

type Choice = 'default' | 'on' | 'off';

const upTo = (maximum: number) => (typed: string) =>
  countCharacters(typed.trim()) > maximum ? refuse('too-long') : accept(typed.trim());

/** The two texts about cookies are both filled in, or neither. */
const half =
  (maximum: number, other: string) =>
  (typed: string, { text }: OtherValues) => {
    if (typed.trim() === '' && text(other).trim() !== '') return refuse('required');
    return upTo(maximum)(typed);
  };

const readFlag = (typed: boolean) => accept(typed);
const readChoice = (typed: string) => accept<boolean | null>(typed === 'default' ? null : typed === 'on');

/** A flag, or the default of the domain's own record, as in its list. */
const choiceOf = (flag: boolean | null): Choice => (flag === null ? 'default' : flag ? 'on' : 'off');

/** The settings of the site of a domain that registers by these limits, without its partners. */
export const siteForm = (limits: RegistrationLimits | null) =>
  defineForm({
    name: upTo(80),
    maintenance: readFlag,
    hti: readFlag,
    energy: readFlag,
    loginOnly: readChoice,
    supportPopup: readChoice,
    stopDate: readChoice,
    ...limitFields(limits),
    titleNl: half(120, 'bodyNl'),
    bodyNl: half(2_000, 'titleNl'),
    titleEn: half(120, 'bodyEn'),
    bodyEn: half(2_000, 'titleEn'),
  });

/** The folder of the form's texts. */
export const SITE_WORDS = 'desk-settings.errors';

/** Wire names of fields that have another name in the form. */
export const SITE_WIRES = {
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

/** The typed settings of a site; `limits` as formatted for the reader. */
export const typedSite = (
  { name, loginOnly, supportPopup, stopDate, cookieTexts, ...site }: SiteContent & Partial<Switches>,
  limits = typedLimits(site.limits),
) => ({
  name: name ?? '',
  maintenance: site.maintenance ?? false,
  hti: site.hti ?? false,
  energy: site.energy ?? false,
  loginOnly: choiceOf(loginOnly) as string,
  supportPopup: choiceOf(supportPopup) as string,
  stopDate: choiceOf(stopDate) as string,
  ...limits,
  titleNl: cookieTexts?.nl?.title ?? '',
  bodyNl: cookieTexts?.nl?.body ?? '',
  titleEn: cookieTexts?.en?.title ?? '',
  bodyEn: cookieTexts?.en?.body ?? '',
});

/** The settings from the typed values. */
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
}: ReturnType<ReturnType<typeof siteForm>['read']>): SiteContent & Switches {
  const cookieTexts = { nl: { title: titleNl, body: bodyNl }, en: { title: titleEn, body: bodyEn } };
  return { ...flags, name: name || null, limits: { maximum, checkFrom, weeksInGroup }, cookieTexts };
}
