import type { RegistrationLimits } from '#src/domains/domain.ts';
import { accept, refuse } from '#src/rules/fields/reading.ts';
import { lengthOf } from '#src/rules/fields/text.ts';
import type { Beside } from '../fields/fields.ts';
import { defineForm } from './form.ts';
import { limitFields } from './site-limits.ts';

type Choice = 'default' | 'on' | 'off';

const upTo = (maximum: number) => (typed: string) =>
  lengthOf(typed.trim()) > maximum ? refuse('too-long') : accept(typed.trim());

/** A word about cookies stands with its other half, or neither does. */
const half =
  (maximum: number, other: string) =>
  (typed: string, { text }: Beside) => {
    if (typed.trim() === '' && text(other).trim() !== '') return refuse('required');
    return upTo(maximum)(typed);
  };

const readFlag = (typed: boolean) => accept(typed);
const readChoice = (typed: string) => accept<boolean | null>(typed === 'default' ? null : typed === 'on');

/** A flag that may be left to the domain's own record, as its list shows it. */
export const choiceOf = (flag: boolean | null): Choice => (flag === null ? 'default' : flag ? 'on' : 'off');

/** The settings of the site of a domain that registers by these limits, without its partners. */
export const siteForm = (limits: RegistrationLimits | null) =>
  defineForm({
    name: upTo(80),
    maintenance: readFlag,
    hti: readFlag,
    loginOnly: readChoice,
    supportPopup: readChoice,
    stopDate: readChoice,
    ...limitFields(limits),
    titleNl: half(120, 'bodyNl'),
    bodyNl: half(2_000, 'titleNl'),
    titleEn: half(120, 'bodyEn'),
    bodyEn: half(2_000, 'titleEn'),
  });
