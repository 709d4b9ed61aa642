import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField, ResolveReference } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import { type WrappedFields, wrapValue } from '../http/wrap.ts';

export interface WrapTools {
  readonly nid: number;
  readonly language: string;
  readonly paragraphIds: Readonly<Record<string, number>>;
  /** Forms that are not available to any user; references to them are omitted. */
  readonly missingForms: ReadonlySet<string>;
  readonly resolve: ResolveReference;
}

const isMissing = (field: AnyField, value: unknown, { missingForms }: WrapTools): boolean =>
  missingForms.size > 0 && field.references(value).some(({ type, id }) => type === 'webform' && missingForms.has(id));

/** Wraps the fields of a definition by their wire names; stored values of the wrong shape are omitted. */
export function wrapFields(definition: Definition, storedFields: StoredFields, tools: WrapTools): WrappedFields {
  const wrapped: Record<string, unknown> = {};
  for (const [name, field] of getFields(definition)) {
    const value = storedFields[name];
    if (isParagraphsField(field)) {
      wrapped[field.wireName] = toStoredParagraphs(value).map((paragraph) => serializeParagraph(paragraph, tools));
      continue;
    }
    try {
      wrapped[field.wireName] =
        value === undefined || value === null || isMissing(field, value, tools) ? [] : field.wrap(value, tools.resolve);
    } catch {
      wrapped[field.wireName] = [];
    }
  }
  return wrapped;
}

/** Serializes a paragraph as a whole entity; a paragraph of unknown type is sent with its stored values unchanged. */
export function serializeParagraph(paragraph: StoredParagraph, tools: WrapTools): WrappedFields {
  const { uuid, type, ...stored } = paragraph;
  const definition = findParagraphDefinition(type);
  const id = tools.paragraphIds[uuid];
  return {
    ...(definition ? wrapFields(definition, stored, tools) : stored),
    ...(id === undefined ? {} : { id: wrapValue(id) }),
    uuid: wrapValue(uuid),
    type: [{ target_id: type, target_type: 'paragraphs_type' }],
    langcode: wrapValue(tools.language),
    parent_id: wrapValue(String(tools.nid)),
    parent_type: wrapValue('node'),
  };
}
