import { type Definition, isParagraphsField } from '#registry/define.ts';
import { type FieldPath, type FieldProblem, listFieldProblems, listTitleProblems } from '#registry/field-problems.ts';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Violation } from '../../http/api-error.ts';
import { toViolation } from '../../http/violation-texts.ts';

const PATH_MAX = 255;

const refuse = ({ reason, ...place }: FieldProblem, language: Language) => toViolation(place, reason, language);

interface CheckOptions {
  readonly language: Language;
  /** True to validate only the lists of blocks. */
  readonly isUnfinished: boolean;
  /** Uuids of the blocks checked so far. */
  readonly seen: Set<string>;
}

function checkBlocks(field: ParagraphsField<string>, value: unknown, fieldPath: FieldPath, walk: CheckOptions) {
  return toStoredParagraphs(value).flatMap((paragraph, index): readonly Violation[] => {
    const place = { field: `${fieldPath.field}.${index}`, path: `${fieldPath.path}.${index}` };
    const uuid = paragraph.uuid.toLowerCase();
    if (walk.seen.has(uuid)) return [toViolation(place, 'repeated', walk.language)];
    walk.seen.add(uuid);
    const definition = findParagraphDefinition(paragraph.type);
    if (!definition) return [];
    if (!field.allow.includes(paragraph.type)) return [toViolation(place, 'not-allowed', walk.language)];
    return checkBelow(definition, paragraph, walk, place);
  });
}

function checkBelow(
  definition: Definition,
  storedFields: StoredFields,
  walk: CheckOptions,
  fieldPath?: FieldPath,
): readonly Violation[] {
  return getFields(definition).flatMap(([name, field]) => {
    const location = fieldPath
      ? { field: `${fieldPath.field}.${field.wireName}`, path: `${fieldPath.path}.${name}` }
      : { field: field.wireName, path: name };
    if (isParagraphsField(field)) {
      const violations = listFieldProblems(field, storedFields[name], location).map((fieldProblem) =>
        refuse(fieldProblem, walk.language),
      );
      return [...violations, ...checkBlocks(field, storedFields[name], location, walk)];
    }
    if (walk.isUnfinished) return [];
    return listFieldProblems(field, storedFields[name], location).map((fieldProblem) =>
      refuse(fieldProblem, walk.language),
    );
  });
}

/**
 * Returns a violation for every stored value that violates the rules of its field, including nested paragraphs, and for
 * every duplicate block; unknown types are not checked.
 */
export const checkFields = (
  definition: Definition,
  storedFields: StoredFields,
  language: Language,
): readonly Violation[] => checkBelow(definition, storedFields, { language, isUnfinished: false, seen: new Set() });

const DRAFT_MAX_BYTES = 256 * 1024;

/**
 * Returns the violations that prevent saving a draft. A draft is unfinished: field values are validated only on
 * publishing. Its blocks have to be of known types, unique and allowed in their position, and its size at most 256 kB.
 */
export function checkDraft(
  definition: Definition,
  { title, fields }: { readonly title: string; readonly fields: StoredFields },
  language: Language,
): readonly Violation[] {
  const isTooLarge = Buffer.byteLength(JSON.stringify([title, fields])) > DRAFT_MAX_BYTES;
  return [
    ...(isTooLarge ? [toViolation({ field: 'title', path: '' }, 'too-large', language)] : []),
    ...checkBelow(definition, fields, { language, isUnfinished: true, seen: new Set() }),
  ];
}

/** Returns the violations of a page's title. */
export const checkTitle = (title: string, language: Language): readonly Violation[] =>
  listTitleProblems(title).map((titleProblem) => refuse(titleProblem, language));

/** Returns true for a path that a node may have: no language prefix, no API, no character that a URL would change. */
export function isAliasPath(path: string): boolean {
  if (path === '/') return true;
  const isPlain = /^(\/[^/\s?#%\\]+)+$/.test(path) && !/[\u0000-\u001f\u007f]/.test(path);
  return isPlain && path.length <= PATH_MAX && !/(^|\/)\.{1,2}(\/|$)/.test(path) && !/^\/(nl|en|api)(\/|$)/.test(path);
}
