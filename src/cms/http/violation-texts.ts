import { ERROR_TEXTS, type FieldReason } from '#registry/field-problems.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import type { Violation } from './api-error.ts';
import { createTranslate } from './create-translate.ts';
import { getServerText, type NamespaceKey } from './server-texts.ts';

/** Error that only programs read, in the wording of the content system that they were written for. */
const TYPE_MISSING: Localised = {
  nl: 'Het type ontbreekt of klopt niet.',
  en: 'Could not determine entity type bundle: "type" field is missing or not valid.',
};

export type ViolationKey = NamespaceKey<'content'> | FieldReason | 'type-missing';

/** Text key of each violation for programs. */
const PROGRAM_TEXT_KEYS: Readonly<Record<FieldReason, NamespaceKey<'content'>>> = {
  required: 'required',
  incomplete: 'required',
  'too-long': 'too-long',
  invalid: 'invalid',
  'not-allowed': 'not-allowed-here',
  'missing.image': 'not-chosen',
  'missing.choice': 'required',
  'missing.webform': 'required',
};

const isFieldReason = (key: string): key is FieldReason => key in PROGRAM_TEXT_KEYS;

/** Returns the text of a violation in the reader's language. */
export function getViolationText(key: ViolationKey, language: Language): string {
  if (key === 'type-missing') return TYPE_MISSING[language];
  return getServerText(`content.${isFieldReason(key) ? PROGRAM_TEXT_KEYS[key] : key}`, language);
}

/** Creates a violation of a field, with its text and its reason. */
export const toViolation = (
  violation: Pick<Violation, 'field' | 'path'>,
  reason: ViolationKey,
  language: Language,
): Violation => ({ ...violation, reason, text: getViolationText(reason, language) });

/** Returns the text of a violation for editors, from the desk's texts. */
export function getDeskText({ reason = '', text }: Violation, language: Language): string {
  if (isFieldReason(reason)) return createTranslate(language)(`${ERROR_TEXTS}.${reason}`);
  return reason === '' ? text : getViolationText(reason as ViolationKey, language);
}
