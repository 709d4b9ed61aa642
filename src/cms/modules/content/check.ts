import { type Schema, ValidationError } from 'yup';
import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { isGroupField } from '#registry/fields/group.ts';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { paragraphDefinition } from '#registry/index.ts';
import { fieldsOf, paragraphsIn, type StoredFields, valuesIn } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Violation } from '../../http/api-error.ts';
import { refusal, type ViolationKey } from '../../http/violation-texts.ts';

const TITLE_MAX = 255;

/** A picture that nobody chose yet, whatever is said of it. */
function isUnchosen(kind: string, value: unknown): boolean {
  if (kind !== 'image') return false;
  const { media, drawing } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return !media && !drawing;
}

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

function checkValue(field: AnyField, value: unknown, place: Place, language: Language): readonly Violation[] {
  try {
    (field.schema() as Schema).validateSync(value);
    return [];
  } catch (error) {
    return [refusal(place, isUnchosen(field.kind, value) ? 'not-chosen' : keyOf(error), language)];
  }
}

/** What is wrong with a field: with a value in its rows where it is a group of fields, else with all of it. */
function checkField(field: AnyField, value: unknown, place: Place, language: Language): readonly Violation[] {
  const whole = checkValue(field, value, place, language);
  if (whole.length === 0 || !isGroupField(field)) return whole;
  const inside = valuesIn({ [place.path]: field }, { [place.path]: value }).flatMap((one) => {
    const rest = one.wire.slice(field.wire.length);
    return checkValue(one.field, one.value, { field: place.field + rest, path: one.path }, language);
  });
  return inside.length > 0 ? inside : whole;
}

interface Walk {
  readonly language: Language;
  /** Only the lists of blocks are judged. */
  readonly isUnfinished: boolean;
  /** The blocks that were met, each once. */
  readonly seen: Set<string>;
}

function checkBlocks(field: ParagraphsField<string>, value: unknown, place: Place, walk: Walk) {
  return paragraphsIn(value).flatMap((paragraph, index): readonly Violation[] => {
    const here = { field: `${place.field}.${index}`, path: `${place.path}.${index}` };
    const uuid = paragraph.uuid.toLowerCase();
    if (walk.seen.has(uuid)) return [refusal(here, 'repeated', walk.language)];
    walk.seen.add(uuid);
    const definition = paragraphDefinition(paragraph.type);
    if (!definition) return [];
    if (!field.allow.includes(paragraph.type)) return [refusal(here, 'not-allowed-here', walk.language)];
    return checkBelow(definition, paragraph, walk, here);
  });
}

function checkBelow(definition: Definition, stored: StoredFields, walk: Walk, below?: Place): readonly Violation[] {
  return fieldsOf(definition).flatMap(([name, field]) => {
    const place = below
      ? { field: `${below.field}.${field.wire}`, path: `${below.path}.${name}` }
      : { field: field.wire, path: name };
    if (isParagraphsField(field)) {
      const own = checkValue(field, stored[name], place, walk.language);
      return [...own, ...checkBlocks(field, stored[name], place, walk)];
    }
    return walk.isUnfinished ? [] : checkField(field, stored[name], place, walk.language);
  });
}

/**
 * Every stored value that breaks the rules of its field, nested paragraphs included, and every block that stands twice;
 * unknown types pass.
 */
export const checkFields = (definition: Definition, stored: StoredFields, language: Language): readonly Violation[] =>
  checkBelow(definition, stored, { language, isUnfinished: false, seen: new Set() });

const DRAFT_MAX_BYTES = 256 * 1024;

/**
 * What a draft cannot be kept with. Somebody is still writing it: whatever a field holds waits for the publish, which
 * judges it. Its blocks have to be blocks, once each and where they are allowed, and all of it weighs at most 256 kB.
 */
export function checkDraft(
  definition: Definition,
  { title, fields }: { readonly title: string; readonly fields: StoredFields },
  language: Language,
): readonly Violation[] {
  const isTooLarge = Buffer.byteLength(JSON.stringify([title, fields])) > DRAFT_MAX_BYTES;
  return [
    ...(isTooLarge ? [refusal({ field: 'title', path: '' }, 'too-large', language)] : []),
    ...checkBelow(definition, fields, { language, isUnfinished: true, seen: new Set() }),
  ];
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
