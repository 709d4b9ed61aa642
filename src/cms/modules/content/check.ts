import { type Schema, ValidationError } from 'yup';
import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { paragraphDefinition } from '#registry/index.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Violation } from '../../http/api-error.ts';
import { fieldsOf, paragraphsIn, type StoredFields } from '../../http/stored-fields.ts';
import { refusal, type ViolationKey } from './violation-texts.ts';

const TITLE_MAX = 255;

function keyOf(error: unknown): ViolationKey {
  if (!(error instanceof ValidationError)) return 'invalid';
  if (error.type === 'required' || error.type === 'optionality' || error.type === 'nullable') return 'required';
  return error.type === 'max' ? 'too-long' : 'invalid';
}

/** Where a value stands: by the wire's names and by those of the stored fields. */
interface Place {
  readonly field: string;
  readonly path: string;
}

export interface CheckOptions {
  readonly language: Language;
  /** Whether required values may still be missing, as in the draft of somebody who is writing. */
  readonly mayLack: boolean;
}

function checkValue(field: AnyField, value: unknown, place: Place, options: CheckOptions): readonly Violation[] {
  try {
    (field.schema() as Schema).validateSync(value);
    return [];
  } catch (error) {
    const key = keyOf(error);
    const isForgiven = options.mayLack && key === 'required' && !isParagraphsField(field);
    return isForgiven ? [] : [refusal(place, key, options.language)];
  }
}

function checkParagraphs(field: ParagraphsField<string>, value: unknown, place: Place, options: CheckOptions) {
  return paragraphsIn(value).flatMap((paragraph, index): readonly Violation[] => {
    const here = { field: `${place.field}.${index}`, path: `${place.path}.${index}` };
    const definition = paragraphDefinition(paragraph.type);
    if (!definition) return [];
    if (!field.allow.includes(paragraph.type)) return [refusal(here, 'not-allowed-here', options.language)];
    return checkFields(definition, paragraph, options, here);
  });
}

/** Every stored value that breaks the rules of its field, nested paragraphs included; unknown types pass. */
export function checkFields(
  definition: Definition,
  stored: StoredFields,
  options: CheckOptions,
  below?: Place,
): readonly Violation[] {
  return fieldsOf(definition).flatMap(([name, field]) => {
    const place = below
      ? { field: `${below.field}.${field.wire}`, path: `${below.path}.${name}` }
      : { field: field.wire, path: name };
    const own = checkValue(field, stored[name], place, options);
    return isParagraphsField(field) ? [...own, ...checkParagraphs(field, stored[name], place, options)] : own;
  });
}

/** A title is required and at most 255 characters. */
export function checkTitle(title: string, language: Language): readonly Violation[] {
  const key = title.trim() === '' ? 'required' : [...title].length > TITLE_MAX ? 'too-long' : null;
  return key === null ? [] : [refusal({ field: 'title', path: 'title' }, key, language)];
}

/** True for a path that a node may stand at: no language prefix, no API, nothing that a URL would change. */
export function isAliasPath(path: string): boolean {
  if (path === '/') return true;
  const isPlain = /^(\/[^/\s?#%\\]+)+$/.test(path) && !/[\u0000-\u001f\u007f]/.test(path);
  return isPlain && path.length <= TITLE_MAX && !/(^|\/)\.{1,2}(\/|$)/.test(path) && !/^\/(nl|en|api)(\/|$)/.test(path);
}
