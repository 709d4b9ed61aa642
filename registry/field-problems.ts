import { type Schema, ValidationError } from 'yup';
import type { AnyField } from './fields/field.ts';
import { isGroupField } from './fields/group.ts';
import { listStoredValues } from './stored.ts';

/** Reason why a stored value is invalid for its field; a missing choice has a different reason than a missing text. */
export type FieldReason =
  | 'required'
  | 'incomplete'
  | 'too-long'
  | 'invalid'
  | 'not-allowed'
  | 'missing.image'
  | 'missing.choice'
  | 'missing.webform';

/** Prefix of the text keys of field errors at the desk, both before and after saving a page. */
export const ERROR_TEXTS = 'desk-fields.problems';

/** Path of a value, by wire names and by stored names. */
export interface FieldPath {
  readonly field: string;
  readonly path: string;
}

export interface FieldProblem extends FieldPath {
  readonly reason: FieldReason;
}

const CHOSEN: Readonly<Record<string, FieldReason>> = {
  image: 'missing.image',
  choice: 'missing.choice',
  term: 'missing.choice',
  section: 'missing.choice',
  webform: 'missing.webform',
};

const MISSING = ['required', 'optionality', 'nullable', 'typeError'];

/** Returns the part of a value that an error refers to. */
const getPart = (value: unknown, path: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[path] : undefined;

/** Returns true for an image without a file or drawing, even if it has an alternative text. */
const isImageMissing = (value: unknown) => !getPart(value, 'media') && !getPart(value, 'drawing');

function getReason(error: unknown, value: unknown, kind: string): FieldReason {
  if (kind === 'image' && isImageMissing(value)) return 'required';
  if (!(error instanceof ValidationError)) return 'invalid';
  if (MISSING.includes(error.type ?? '') && (value === undefined || value === null)) return 'required';
  if (error.type === 'required') return error.path ? 'incomplete' : 'required';
  if (error.path && getPart(value, error.path) === '') return 'incomplete';
  return error.type === 'max' && typeof value !== 'number' ? 'too-long' : 'invalid';
}

function listValueProblems(field: AnyField, value: unknown, fieldPath: FieldPath): readonly FieldProblem[] {
  try {
    (field.schema() as Schema).validateSync(value);
    return [];
  } catch (error) {
    const reason = getReason(error, value, field.kind);
    return [{ ...fieldPath, reason: (reason === 'required' && CHOSEN[field.kind]) || reason }];
  }
}

/** Lists the problems of a field; for a group of fields, the problems of the values in its rows. */
export function listFieldProblems(field: AnyField, value: unknown, fieldPath: FieldPath): readonly FieldProblem[] {
  const problems = listValueProblems(field, value, fieldPath);
  if (problems.length === 0 || !isGroupField(field)) return problems;
  const inside = listStoredValues({ [fieldPath.path]: field }, { [fieldPath.path]: value }).flatMap((storedValue) => {
    const rest = storedValue.wirePath.slice(field.wireName.length);
    return listValueProblems(storedValue.field, storedValue.value, {
      field: fieldPath.field + rest,
      path: storedValue.path,
    });
  });
  return inside.length > 0 ? inside : problems;
}

const TITLE_MAX = 255;

/** Lists the problems of a title, which is required and has at most 255 characters. */
export function listTitleProblems(title: string): readonly FieldProblem[] {
  const location = { field: 'title', path: 'title' };
  if (title.trim() === '') return [{ ...location, reason: 'required' }];
  return [...title].length > TITLE_MAX ? [{ ...location, reason: 'too-long' }] : [];
}
