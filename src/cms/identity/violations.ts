import type { Language } from '#src/domains/domain.ts';
import type texts from '../../../public/locales/nl/forms.json';
import ownTexts from '../../../public/locales/nl/server.json' with { type: 'json' };
import type { Violation } from '../http/api-error.ts';
import { type FormTexts, getFieldErrorText } from '../http/form-error.ts';
import { getServerText, type NamespaceKey } from '../http/server-texts.ts';

type AccountProblem = NamespaceKey<'account'>;
/** Reason that a value is refused: a problem of any form, or one that only the content system detects. */
export type ViolationReason = AccountProblem | keyof (typeof texts)['errors'];

const isOwnEntry = (problem: ViolationReason): problem is AccountProblem => Object.hasOwn(ownTexts.account, problem);

/** Creates a violation in the reader's language, with the text of the form that sent it. */
export const toFieldViolation = (
  field: string,
  problem: ViolationReason,
  language: Language,
  { textKey, names = {} }: FormTexts = { textKey: 'forms.errors' },
): Violation => ({
  field,
  text: isOwnEntry(problem)
    ? getServerText(`account.${problem}`, language)
    : getFieldErrorText(language, textKey, { name: names[field] ?? field, problem }),
});
