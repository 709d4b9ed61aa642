import { type InferType, type ISchema, ValidationError } from 'yup';
import type { Localised } from '#src/domains/domain.ts';
import { ApiError, ValidationFailure } from './api-error.ts';
import { readJson } from './body.ts';
import type { ApiContext } from './request.ts';

const TEXTS = {
  required: { nl: 'Vul dit veld in.', en: 'Fill in this field.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This text is too long.' },
  address: {
    nl: 'Dit is geen pad van deze site en geen adres met https, tel of mailto.',
    en: 'This is no path of this site and no address with https, tel or mailto.',
  },
  invalid: { nl: 'Deze waarde klopt niet.', en: 'This value is not valid.' },
} as const satisfies Record<string, Localised>;

type Reason = keyof typeof TEXTS;

function reasonOf({ type, message }: ValidationError): Reason {
  if (Object.hasOwn(TEXTS, message)) return message as Reason;
  if (type === 'required' || type === 'optionality' || type === 'nullable') return 'required';
  return type === 'max' ? 'too-long' : 'invalid';
}

/**
 * The body of a write of the desk, as its schema reads it and nothing besides; a value that is refused is a 422 that
 * names its place in the reader's language.
 */
export async function readChecked<S extends ISchema<unknown>>(c: ApiContext, schema: S): Promise<InferType<S>> {
  const body = await readJson(c.req.raw);
  try {
    return (await schema.validate(body, { abortEarly: false, stripUnknown: true })) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.length > 0 ? error.inner : [error];
    if (refused.some(({ path }) => path === undefined || path === '')) throw new ApiError(400, 'input-invalid');
    throw new ValidationFailure(
      refused.map((one) => ({
        field: (one.path ?? '').replace(/\[(\d+)\]/g, '.$1'),
        text: TEXTS[reasonOf(one)][c.var.language],
      })),
    );
  }
}
