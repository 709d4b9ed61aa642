import { type Definition, isParagraphsField } from '#registry/define.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields } from '#registry/stored.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import { cleanFields } from '../modules/content/clean.ts';

type WrittenFields = Readonly<Record<string, unknown>>;

/** Returns the uuid of a page or question of the starter content. */
export const toStarterUuid = (id: string): string => toNameUuid(`node/${id}`);

/**
 * Gives every paragraph a uuid by its place and type, so that a translation with the same blocks has the same ids,
 * and turns the ids of questions into uuids.
 */
function toStoredParts(definition: Definition | undefined, content: WrittenFields, path: string): StoredFields {
  const result: Record<string, unknown> = { ...content };
  for (const [name, field] of definition ? getFields(definition) : []) {
    const value = content[name];
    if (!Array.isArray(value)) continue;
    if (field.kind === 'nodes') result[name] = value.map((id) => toStarterUuid(String(id)));
    if (!isParagraphsField(field)) continue;
    result[name] = value.map((paragraph: WrittenFields & { type: string }, index) => {
      const currentPath = `${path}/${name}/${index}/${paragraph.type}`;
      return {
        ...toStoredParts(findParagraphDefinition(paragraph.type), paragraph, currentPath),
        uuid: toNameUuid(currentPath),
      };
    });
  }
  return result;
}

/** Returns the stored fields of one language of a starter page: placed, cleaned, without the title. */
export function toStoredFields(type: string, id: string, content: WrittenFields): StoredFields {
  const definition = findNodeDefinition(type);
  if (!definition) throw new Error(`The starter page "${id}" has the unknown type "${type}".`);
  const { title: _title, ...fields } = content;
  return cleanFields(definition, toStoredParts(definition, fields, id));
}
