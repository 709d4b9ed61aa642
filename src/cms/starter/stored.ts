import { type Definition, isParagraphsField } from '#registry/define.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields } from '#registry/stored.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import { cleanFields } from '../modules/content/clean.ts';

type Written = Readonly<Record<string, unknown>>;

/** Returns the uuid of a page or question of the starter content. */
export const toStarterUuid = (id: string): string => toNameUuid(`node/${id}`);

/**
 * Gives every paragraph a uuid by its place and type, so that a translation with the same blocks has the same ids,
 * and turns the ids of questions into uuids.
 */
function toStoredParts(definition: Definition | undefined, written: Written, where: string): StoredFields {
  const stored: Record<string, unknown> = { ...written };
  for (const [name, field] of definition ? getFields(definition) : []) {
    const value = written[name];
    if (!Array.isArray(value)) continue;
    if (field.kind === 'nodes') stored[name] = value.map((id) => toStarterUuid(String(id)));
    if (!isParagraphsField(field)) continue;
    stored[name] = value.map((paragraph: Written & { type: string }, index) => {
      const here = `${where}/${name}/${index}/${paragraph.type}`;
      return { ...toStoredParts(findParagraphDefinition(paragraph.type), paragraph, here), uuid: toNameUuid(here) };
    });
  }
  return stored;
}

/** Returns the stored fields of one language of a starter page: placed, cleaned, without the title. */
export function toStoredFields(type: string, id: string, written: Written): StoredFields {
  const definition = findNodeDefinition(type);
  if (!definition) throw new Error(`The starter page "${id}" has the unknown type "${type}".`);
  const { title: _title, ...fields } = written;
  return cleanFields(definition, toStoredParts(definition, fields, id));
}
