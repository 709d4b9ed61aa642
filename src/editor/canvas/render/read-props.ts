import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField, ReadTools, ResolveReference, WireItem } from '#registry/fields/field.ts';
import { getFields } from '#registry/stored.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import { getFirstText, type WireFields } from '#src/contract/wire.ts';
import { type EditorRegistry, findNodeType } from '../editor-registry.ts';

export interface ReadingTools extends ReadTools {
  readonly registry: EditorRegistry;
  /** Returns the wire item of a reference, if it is already loaded. */
  readonly resolve: ResolveReference;
}

/** Props of a component, and the first required field without a usable value. */
export interface PropsResult {
  readonly props: Readonly<Record<string, unknown>>;
  readonly lacks: string | undefined;
}

type Stored = Readonly<Record<string, unknown>>;

/** A type, or a row of a group. */
type WithFields = Pick<Definition, 'fields'>;

function listItems(field: AnyField, storedValue: unknown, resolve: ResolveReference): readonly WireItem[] {
  if (storedValue === undefined || storedValue === null) return [];
  try {
    return field.wrap(storedValue, resolve);
  } catch {
    // A stored value of the wrong shape is omitted, as on a published page.
    return [];
  }
}

/** Returns the first required field without a usable value; fields that may be empty are skipped. */
export function findMissingField(
  definition: WithFields,
  props: Stored,
  mayWait: (field: AnyField) => boolean = () => false,
): string | undefined {
  return getFields(definition).find(
    ([name, field]) => field.required && !isParagraphsField(field) && props[name] === undefined && !mayWait(field),
  )?.[0];
}

function readFields(
  definition: WithFields,
  itemsIn: (name: string, field: AnyField) => readonly WireItem[],
  tools: ReadingTools,
) {
  const props: Record<string, unknown> = {};
  for (const [name, field] of getFields(definition)) {
    if (isParagraphsField(field)) continue;
    const items = itemsIn(name, field);
    props[name] = field.kind === 'nodes' ? items.flatMap((item) => toNodeProps(item, tools)) : field.read(items, tools);
  }
  return { props, lacks: findMissingField(definition, props) };
}

/** Converts a referenced node to the values that a component receives; returns an empty list if it cannot be shown. */
function toNodeProps(item: WireItem, tools: ReadingTools): readonly Stored[] {
  const entity = readEntityOrReference(item);
  if (entity.kind !== 'entity') return [];
  const definition = findNodeType(tools.registry, entity.type);
  if (!definition) return [];
  const fields: WireFields = entity.fields;
  const { props, lacks } = readWireProps(definition, fields, tools);
  const { uuid, type } = entity;
  return lacks === undefined ? [{ ...props, title: getFirstText(fields, 'title') ?? '', uuid, type }] : [];
}

/** Converts wire fields to the props of the component of a type. */
export function readWireProps(definition: WithFields, fields: WireFields, tools: ReadingTools): PropsResult {
  return readFields(definition, (_, field) => fields[field.wireName] ?? [], tools);
}

/** Converts the stored values of a type to the props of its component. */
export function readProps(definition: WithFields, storedFields: Stored, tools: ReadingTools): PropsResult {
  return readFields(definition, (name, field) => listItems(field, storedFields[name], tools.resolve), tools);
}
