import { TEXT_LENGTH } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';
import { countCharacters } from './text.ts';
import { isBlank } from './visible.ts';

/**
 * Rule for a text in a webform's definition; `maxLength` in code points, null for the default (docs/specification.md,
 * section 5).
 */
export interface WebformTextRule {
  readonly required: boolean;
  readonly maxLength: number | null;
}

export type WebformTextError = 'required' | 'too-long';

/** One text answer, stored as typed: with its line breaks and spaces. */
export function readWebformText(typed: string, rule: WebformTextRule): Reading<string, WebformTextError> {
  if (rule.required && isBlank(typed)) return refuse('required');
  return countCharacters(typed) > (rule.maxLength ?? TEXT_LENGTH) ? refuse('too-long') : accept(typed);
}

export type WebformTextsReading =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly errors: ReadonlyMap<number, WebformTextError> };

/**
 * The answers of a multi-value text: each is validated, empty ones are left out, and a required one needs at least one
 * (docs/specification.md, section 5). Errors by position; a missing answer is an error of the first field.
 */
export function readWebformTexts(typed: readonly string[], rule: WebformTextRule): WebformTextsReading {
  const filled = typed.filter((text) => !isBlank(text));
  if (rule.required && filled.length === 0) return { ok: false, errors: new Map([[0, 'required']]) };
  const errors = new Map<number, WebformTextError>();
  for (const [index, text] of typed.entries()) {
    const reading = readWebformText(text, { ...rule, required: false });
    if (!reading.ok) errors.set(index, reading.error);
  }
  return errors.size === 0 ? { ok: true, value: filled } : { ok: false, errors };
}
