import type { ComponentData, Data } from '@puckeditor/core';
import type { Definition, NodeDefinition } from '#registry/define.ts';
import { getFields, isStoredParagraph } from '#registry/stored.ts';
import { UUID_PATTERN } from '#src/rules/uuid.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import { listBlockFields, listValueFields, type PageContent } from './page-content.ts';
import type { ItemMap } from './to-puck.ts';

type Values = Readonly<Record<string, unknown>>;

const TRAILING_UUID = new RegExp(`${UUID_PATTERN}$`, 'i');

/** Returns the uuid of an item; the editor library prefixes the uuid of a new item with its type. */
export const toItemUuid = (id: string): string => TRAILING_UUID.exec(id)?.[0].toLowerCase() ?? id;

/** Merges the values into the previous values, in their order; keys outside the definition are unchanged. */
function mergeValues(previousValues: Values, names: readonly string[], values: Values): Record<string, unknown> {
  const isOurs = new Set(names);
  const keptKeys = Object.keys(previousValues).filter((key) => !isOurs.has(key) || values[key] !== undefined);
  const newKeys = names.filter((name) => !(name in previousValues) && values[name] !== undefined);
  return Object.fromEntries(
    [...keptKeys, ...newKeys].map((key) => [key, isOurs.has(key) ? values[key] : previousValues[key]]),
  );
}

const getNames = (definition: Definition) => getFields(definition).map(([name]) => name);

/** Converts an item of the editor library to the stored block; a block of an unknown type is returned unchanged. */
export function toStoredBlock(registry: EditorRegistry, { type, props }: ComponentData, originals: ItemMap): unknown {
  const id = String(props.id);
  const original = originals.get(id);
  const definition = findParagraph(registry, type);
  if (!definition) return original;
  const start = isStoredParagraph(original) ? original : { uuid: toItemUuid(id), type };
  return mergeValues(start, getNames(definition), props);
}

/** Converts the data of the editor library to the page content to save. */
export function toPageContent(
  registry: EditorRegistry,
  definition: NodeDefinition,
  data: Data,
  previousPageContent: PageContent,
  originals: ItemMap,
): PageContent {
  const props = (data.root.props ?? {}) as Values;
  const values: Record<string, unknown> = {};
  for (const [name] of listValueFields(definition)) values[name] = props[name];
  for (const [name] of listBlockFields(definition)) {
    const items = (props[name] ?? []) as readonly ComponentData[];
    const hadNone = items.length === 0 && previousPageContent.fields[name] === undefined;
    values[name] = hadNone ? undefined : items.map((item) => toStoredBlock(registry, item, originals));
  }
  return {
    title: String(props.title ?? ''),
    fields: mergeValues(previousPageContent.fields, getNames(definition), values),
  };
}
