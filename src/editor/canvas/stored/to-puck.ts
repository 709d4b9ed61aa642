import type { ComponentData, Data } from '@puckeditor/core';
import type { Definition, NodeDefinition } from '#registry/define.ts';
import { getFields, isStoredParagraph } from '#registry/stored.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import { listBlockFields, listValueFields, type PageContent } from './page-content.ts';

/** Type of blocks that are not in the registry. */
export const UNKNOWN_BLOCK = 'unknown-block';

/**
 * Stored content of a page by the id of each block in the editor. Contains the values that the editor does not show.
 */
export type ItemMap = Map<string, unknown>;

type Stored = Readonly<Record<string, unknown>>;

/** Returns the stored values of a type that the editor shows, by field name. */
function getShownValues(definition: Definition, storedFields: Stored): Record<string, unknown> {
  const names = getFields(definition).map(([name]) => name);
  return Object.fromEntries(
    names.filter((name) => storedFields[name] !== undefined).map((name) => [name, storedFields[name]]),
  );
}

/**
 * Converts a stored block to an item of the editor library. Its id is its uuid, unless an earlier block has the same
 * uuid.
 */
export function toPuckBlock(registry: EditorRegistry, value: unknown, originals: ItemMap): ComponentData {
  const isFree = isStoredParagraph(value) && !originals.has(value.uuid);
  const id = isFree ? value.uuid : crypto.randomUUID();
  originals.set(id, value);
  const definition = isStoredParagraph(value) ? findParagraph(registry, value.type) : undefined;
  if (!isStoredParagraph(value) || !definition) {
    const name = isStoredParagraph(value) ? value.type : '?';
    return { type: UNKNOWN_BLOCK, props: { id, name } };
  }
  return { type: definition.name, props: { ...getShownValues(definition, value), id } };
}

/** Converts a page to data of the editor library, with the stored values it was created from. */
export function toPuckData(
  registry: EditorRegistry,
  definition: NodeDefinition,
  { title, fields }: PageContent,
  originals: ItemMap = new Map(),
): { readonly data: Data; readonly originals: ItemMap } {
  const props: Record<string, unknown> = { title };
  for (const [name] of listValueFields(definition)) if (fields[name] !== undefined) props[name] = fields[name];
  for (const [name] of listBlockFields(definition)) {
    const list = fields[name];
    props[name] = Array.isArray(list) ? list.map((value) => toPuckBlock(registry, value, originals)) : [];
  }
  return { data: { root: { props }, content: [] }, originals };
}
