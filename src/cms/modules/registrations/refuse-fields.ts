import type { RefusedField } from '#src/contract/fields/fields.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { FormError, getFieldErrorTexts } from '../../http/form-error.ts';
import type { ApiContext } from '../../http/request.ts';

/** Text namespaces of both forms, as in the browser. */
type TextNamespace = 'registration.errors' | 'plan.wizard.errors';

/** Refuses a form with a text by field in the reader's language; responds with 422 for a future day. */
export function refuseFields(
  { var: { language } }: ApiContext,
  textNamespace: TextNamespace,
  refusedFields: readonly RefusedField[],
  { maximum }: RegistrationLimits,
): never {
  const texts = getFieldErrorTexts(language, textNamespace, refusedFields, { maximum });
  if (refusedFields.some(({ problem }) => problem === 'in-future')) throw new ValidationFailure(texts);
  throw new FormError(Object.fromEntries(texts.map(({ field, text }) => [field, text])));
}
