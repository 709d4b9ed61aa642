import type { Language, Localised } from '#src/domains/domain.ts';
import type { Violation } from './api-error.ts';
import { type KeyIn, serverText } from './server-texts.ts';

/** What only a program reads, in the words of the content system it was made for. */
const TYPE_MISSING: Localised = {
  nl: 'Het type ontbreekt of klopt niet.',
  en: 'Could not determine entity type bundle: "type" field is missing or not valid.',
};

export type ViolationKey = KeyIn<'content'> | 'type-missing';

/** Why a value was refused, in the reader's language. */
export const violationText = (key: ViolationKey, language: Language): string =>
  key === 'type-missing' ? TYPE_MISSING[language] : serverText(`content.${key}`, language);

/** A refused value at a place, worded, its reason kept. */
export const refusal = (
  place: Pick<Violation, 'field' | 'path'>,
  reason: ViolationKey,
  language: Language,
): Violation => ({ ...place, reason, text: violationText(reason, language) });

/** The words of a refusal in another language than it was made in. */
export const refusalText = ({ reason = '', text }: Violation, language: Language): string =>
  reason === '' ? text : violationText(reason as ViolationKey, language);
