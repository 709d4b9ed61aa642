import {
  type Fields,
  type InferContext,
  type InferTexts,
  type InferValues,
  onWire,
  readSent,
} from '#src/contract/fields/fields.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';

interface Read<F extends Fields> {
  readonly fields: F;
  /** The folder of the form's own texts, as in the browser. */
  readonly words: string;
  readonly texts: InferTexts<F>;
  readonly context: InferContext<F>;
  readonly language: Language;
}

/** The values of typed texts by the same rules as in the browser; throws a 422 that lists the refused fields. */
export function readTyped<F extends Fields>({ fields, words, texts, context, language }: Read<F>): InferValues<F> {
  const reading = readSent(fields, onWire(fields, texts), context);
  if (reading.ok) return reading.value;
  throw new ValidationFailure(refusedTexts(language, words, reading.refused));
}
