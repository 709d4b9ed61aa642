import { type ISchema, ValidationError } from 'yup';
import type { Operation } from '#src/contract/operation.ts';
import type { Localised } from '#src/domains/domain.ts';
import { RefusedFields } from '../../http/refused-fields.ts';
import type { ApiContext } from '../../http/request.ts';
import { readWrite, type WireBody } from '../../http/sent-values.ts';

const TEXTS = {
  required: { nl: 'Vul dit in.', en: 'Fill this in.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This text is too long.' },
  'too-many': { nl: 'Dit zijn er te veel.', en: 'These are too many.' },
  invalid: { nl: 'Deze waarde klopt niet.', en: 'This value is not valid.' },
} as const satisfies Record<string, Localised>;

/** Refuses one field, or a whole thing by the field that it begins with. */
export function refuseOwn({ var: { language } }: ApiContext, field: string, problem: keyof typeof TEXTS): never {
  throw new RefusedFields({ [field]: TEXTS[problem][language] });
}

const problemOf = (message: string): keyof typeof TEXTS =>
  Object.hasOwn(TEXTS, message) ? (message as keyof typeof TEXTS) : 'invalid';

/** The body of a write as its schema reads it; what is refused is a 400 with a text by field. */
export async function readOwn<I extends object, A, T>(
  c: ApiContext,
  operation: Operation<I, A>,
  schema: ISchema<T>,
  before: WireBody = {},
): Promise<T> {
  const sent = await readWrite(c, operation);
  try {
    return await schema.validate({ ...before, ...sent }, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(({ path, message }) => [path ?? '', TEXTS[problemOf(message)][c.var.language]]);
    throw new RefusedFields(Object.fromEntries(problems));
  }
}
