import { type InferType, type ISchema, ValidationError } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { ApiError, ValidationFailure } from './api-error.ts';
import { readJson } from './body.ts';
import { type FormWords, refusedTexts } from './refused-fields.ts';
import type { ApiContext } from './request.ts';

/** Texts of the shared namespace. */
const COMMON: FormWords = { words: 'forms.errors' };

/** The key of a violation: the rule's own, else that of the failed yup check. */
function problemOf({ type, message }: ValidationError): string {
  if (/^[a-z-]+$/.test(message)) return message;
  if (type === 'required' || type === 'optionality' || type === 'nullable') return 'required';
  return type === 'max' ? 'too-long' : 'invalid';
}

/** Parses a value by its schema and drops unknown members; 422 with its path and the form's text if refused. */
export async function readBySchema<S extends ISchema<unknown>>(
  sent: unknown,
  schema: S,
  language: Language,
  { words, names = {} }: FormWords = COMMON,
): Promise<InferType<S>> {
  try {
    return (await schema.validate(sent, { abortEarly: false, stripUnknown: true })) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.length > 0 ? error.inner : [error];
    if (refused.some(({ path }) => path === undefined || path === '')) throw new ApiError(400, 'input-invalid');
    const fields = refused.map((one) => {
      const [path, place] = [one.path ?? '', (one.path ?? '').replace(/\[\d+\]/g, '')];
      return { wire: path.replace(/\[(\d+)\]/g, '.$1'), name: names[place] ?? place, problem: problemOf(one) };
    });
    throw new ValidationFailure(refusedTexts(language, words, fields));
  }
}

/** The parsed body of a write at the desk. */
export const readChecked = async <S extends ISchema<unknown>>(
  c: ApiContext,
  schema: S,
  words?: FormWords,
): Promise<InferType<S>> => readBySchema(await readJson(c.req.raw), schema, c.var.language, words);
