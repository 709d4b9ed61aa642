import { type Schema, ValidationError } from 'yup';
import { type Definition, isParagraphsField, type NodeDefinition } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { isGroupField } from '#registry/fields/group.ts';
import { fieldsOf, isStoredParagraph, valuesIn } from '#registry/stored.ts';
import { type EditorRegistry, paragraphNamed } from '../editor-registry.ts';
import type { PageContent } from '../stored/page-content.ts';

/** A stored value that breaks the rules of its field: where, by the names of the registry, and why. */
export interface Problem {
  readonly path: string;
  readonly reason: 'required' | 'incomplete' | 'too-long' | 'invalid' | 'not-allowed';
  /** What is missing, where a choice is: nobody fills in a picture. */
  readonly missing?: 'image' | 'choice' | 'webform';
}

const CHOSEN: Readonly<Record<string, Problem['missing']>> = {
  image: 'image',
  choice: 'choice',
  term: 'choice',
  webform: 'webform',
};

type Translate = (key: string) => string;

/** A problem in words. */
export const problemText = (t: Translate, { reason, missing }: Problem): string =>
  t(missing ? `desk-fields.problems.missing.${missing}` : `desk-fields.problems.${reason}`);

const MISSING = ['required', 'optionality', 'nullable', 'typeError'];

/** The part of a value that an error is about. */
const partAt = (value: unknown, path: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[path] : undefined;

/** A picture that nobody chose yet, whatever is said of it. */
const isUnchosen = (value: unknown) => !partAt(value, 'media') && !partAt(value, 'drawing');

function reasonOf(error: unknown, value: unknown, kind: string): Problem['reason'] {
  if (kind === 'image' && isUnchosen(value)) return 'required';
  if (!(error instanceof ValidationError)) return 'invalid';
  if (MISSING.includes(error.type ?? '') && (value === undefined || value === null)) return 'required';
  if (error.type === 'required') return error.path ? 'incomplete' : 'required';
  if (error.path && partAt(value, error.path) === '') return 'incomplete';
  return error.type === 'max' && typeof value !== 'number' ? 'too-long' : 'invalid';
}

function checkValue(field: AnyField, value: unknown, path: string): readonly Problem[] {
  try {
    (field.schema() as Schema).validateSync(value);
    return [];
  } catch (error) {
    const reason = reasonOf(error, value, field.kind);
    const missing = reason === 'required' ? CHOSEN[field.kind] : undefined;
    return [missing ? { path, reason, missing } : { path, reason }];
  }
}

/** What is wrong with a field: with a value in its rows where it is a group of fields, else with all of it. */
function checkField(field: AnyField, value: unknown, path: string): readonly Problem[] {
  const whole = checkValue(field, value, path);
  if (whole.length === 0 || !isGroupField(field)) return whole;
  const inside = valuesIn({ [path]: field }, { [path]: value }).flatMap((one) =>
    checkValue(one.field, one.value, one.path),
  );
  return inside.length > 0 ? inside : whole;
}

type Stored = Readonly<Record<string, unknown>>;

function checkFields(
  registry: EditorRegistry,
  definition: Definition,
  stored: Stored,
  prefix: string,
): readonly Problem[] {
  return fieldsOf(definition).flatMap(([name, field]): readonly Problem[] => {
    const path = prefix + name;
    const value = stored[name];
    if (!isParagraphsField(field)) return checkField(field, value, path);
    if (!Array.isArray(value)) return [];
    return value.flatMap((one: unknown, at): readonly Problem[] => {
      const own = isStoredParagraph(one) ? paragraphNamed(registry, one.type) : undefined;
      if (!own || !isStoredParagraph(one)) return [];
      const here = `${path}.${at}`;
      if (!field.allow.includes(own.name)) return [{ path: here, reason: 'not-allowed' }];
      return checkFields(registry, own, one, `${here}.`);
    });
  });
}

const TITLE_MAX = 255;

function checkTitle(title: string): readonly Problem[] {
  if (title.trim() === '') return [{ path: 'title', reason: 'required' }];
  return [...title].length > TITLE_MAX ? [{ path: 'title', reason: 'too-long' }] : [];
}

/** Every value that a page cannot be published with; blocks of unknown types pass. */
export const checkPage = (
  registry: EditorRegistry,
  definition: NodeDefinition,
  { title, fields }: PageContent,
): readonly Problem[] => [...checkTitle(title), ...checkFields(registry, definition, fields, '')];
