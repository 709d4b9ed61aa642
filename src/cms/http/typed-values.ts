import { type ISchema, ValidationError } from 'yup';
import type { Language, Localised } from '#src/domains/domain.ts';
import { ValidationFailure } from './api-error.ts';

const TEXTS = {
  required: { nl: 'Vul dit veld in.', en: 'Fill in this field.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This text is too long.' },
  invalid: { nl: 'Deze waarde klopt niet.', en: 'This value is not valid.' },
  'too-far-ahead': {
    nl: 'Deze dag is meer dan een jaar vooruit. Klopt het jaar?',
    en: 'This day is more than a year ahead. Is the year right?',
  },
} as const satisfies Record<string, Localised>;

const isKnown = (problem: string): problem is keyof typeof TEXTS => Object.hasOwn(TEXTS, problem);

/**
 * Checks typed values against the schema of their form, which the browser uses as well; what is refused is a 422 that
 * names each field by `wires`. The answer is the values as the schema reads them.
 */
export async function readTyped<T extends object>(
  schema: ISchema<T>,
  values: Readonly<Record<keyof T & string, string>>,
  wires: Readonly<Record<keyof T & string, string>>,
  language: Language,
): Promise<T> {
  try {
    return await schema.validate(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const violations = error.inner.map(({ path, message }) => {
      const problem = isKnown(message) ? message : 'invalid';
      return { field: wires[path as keyof T & string] ?? 'title', text: TEXTS[problem][language] };
    });
    throw new ValidationFailure(violations);
  }
}
