import { type InferType, type ISchema, ValidationError } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { ApiError, ValidationFailure } from './api-error.ts';
import { readJson } from './body.ts';
import type { ApiContext } from './request.ts';
import { type KeyIn, serverText } from './server-texts.ts';

type Reason = KeyIn<'values'>;

/** Reasons that a schema names itself. */
const REASONS: readonly string[] = ['required', 'too-long', 'address', 'invalid'] satisfies readonly Reason[];

function reasonOf({ type, message }: ValidationError): Reason {
  if (REASONS.includes(message)) return message as Reason;
  if (type === 'required' || type === 'optionality' || type === 'nullable') return 'required';
  return type === 'max' ? 'too-long' : 'invalid';
}

/**
 * What was sent, as its schema reads it and nothing besides; a value that is refused is a 422 that names its place in
 * the reader's language.
 */
export async function readBySchema<S extends ISchema<unknown>>(
  sent: unknown,
  schema: S,
  language: Language,
): Promise<InferType<S>> {
  try {
    return (await schema.validate(sent, { abortEarly: false, stripUnknown: true })) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.length > 0 ? error.inner : [error];
    if (refused.some(({ path }) => path === undefined || path === '')) throw new ApiError(400, 'input-invalid');
    throw new ValidationFailure(
      refused.map((one) => ({
        field: (one.path ?? '').replace(/\[(\d+)\]/g, '.$1'),
        text: serverText(`values.${reasonOf(one)}`, language),
      })),
    );
  }
}

/** The body of a write of the desk, as its schema reads it. */
export const readChecked = async <S extends ISchema<unknown>>(c: ApiContext, schema: S): Promise<InferType<S>> =>
  readBySchema(await readJson(c.req.raw), schema, c.var.language);
