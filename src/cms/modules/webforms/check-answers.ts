import { type Answers, listAnswerKeys } from '#src/contract/webform/answers.ts';
import { checkAnswers } from '#src/contract/webform/check-answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import type { Language } from '#src/domains/domain.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { ApiError } from '../../http/api-error.ts';
import { FormError } from '../../http/form-error.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SubmittedFields } from '../../http/submit-handler.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findWebform } from './find-webform.ts';

/** Returns the texts of forms in a reader's language; identical to those in the browser. */
export function createWebformTranslate(language: Language): TranslateWebform {
  loadTexts();
  return createTranslator(language, 'webforms');
}

/**
 * Finds the form of submitted answers; refuses with 400 an unknown form in this domain and a closed one. A caller in a
 * transaction passes it, so that no second connection is used while others wait for their first.
 */
export async function handleOpenWebform(c: ApiContext, id: string, tx?: Transaction): Promise<WebformDefinition> {
  const definition = await findWebform(c, id, tx);
  if (!definition) throw new ApiError(400, 'webform-unknown');
  if (definition.closed) throw new ApiError(400, 'webform-closed');
  return definition;
}

/** Refuses fields that the form does not have. */
export function refuseUnknownFields(c: ApiContext, definition: WebformDefinition, fields: SubmittedFields): void {
  const answerKeys = new Set(listAnswerKeys(definition));
  const unknownNames = Object.keys(fields).filter((key) => !answerKeys.has(key));
  if (unknownNames.length === 0) return;
  const text = createWebformTranslate(c.var.language)('problems.unknown');
  throw new FormError(Object.fromEntries(unknownNames.slice(0, 20).map((key) => [key.slice(0, 64), text])));
}

/**
 * Returns the answers in their stored form, by the rules of the browser; throws FormError in the reader's language.
 */
export function checkSubmittedAnswers(c: ApiContext, definition: WebformDefinition, fields: SubmittedFields): Answers {
  const answers = checkAnswers(definition, fields, createWebformTranslate(c.var.language));
  if (answers.ok) return answers.answers;
  throw new FormError(answers.fields);
}
