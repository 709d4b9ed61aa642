import { type FieldReason, PROBLEM_WORDS } from '#registry/field-problems.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import type { Violation } from './api-error.ts';
import { type KeyIn, serverText } from './server-texts.ts';
import { textsIn } from './texts-in.ts';

/** What only a program reads, in the words of the content system it was made for. */
const TYPE_MISSING: Localised = {
  nl: 'Het type ontbreekt of klopt niet.',
  en: 'Could not determine entity type bundle: "type" field is missing or not valid.',
};

export type ViolationKey = KeyIn<'content'> | FieldReason | 'type-missing';

/** What a field refuses, in the words that the calls for other programs were made for. */
const FOR_PROGRAMS: Readonly<Record<FieldReason, KeyIn<'content'>>> = {
  required: 'required',
  incomplete: 'required',
  'too-long': 'too-long',
  invalid: 'invalid',
  'not-allowed': 'not-allowed-here',
  'missing.image': 'not-chosen',
  'missing.choice': 'required',
  'missing.webform': 'required',
};

const isFieldReason = (key: string): key is FieldReason => key in FOR_PROGRAMS;

/** Why a value was refused, in the reader's language. */
export function violationText(key: ViolationKey, language: Language): string {
  if (key === 'type-missing') return TYPE_MISSING[language];
  return serverText(`content.${isFieldReason(key) ? FOR_PROGRAMS[key] : key}`, language);
}

/** A refused value at a place, worded, its reason kept. */
export const refusal = (
  place: Pick<Violation, 'field' | 'path'>,
  reason: ViolationKey,
  language: Language,
): Violation => ({ ...place, reason, text: violationText(reason, language) });

/** The same for who reads it at the desk: what a field refuses, in the words of the editor. */
export function deskText({ reason = '', text }: Violation, language: Language): string {
  if (isFieldReason(reason)) return textsIn(language)(`${PROBLEM_WORDS}.${reason}`);
  return reason === '' ? text : violationText(reason as ViolationKey, language);
}
