import { readFileSync } from 'node:fs';
import { lazy, object, string } from 'yup';
import { ConfigError } from '#src/config.ts';
import type { WireFields } from '#src/contract/wire.ts';
import { PAGE_TYPE_NAMES, PARAGRAPH_TYPES, toWireType } from '#src/render/wire-types.ts';

type Kind = 'node' | 'paragraph';

/** A Drupal type with our name for it and its fields; fields that are not listed have the same names. */
interface RenamedType {
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Our names for the types and fields of another Drupal site, by that site's names. */
export type ContentMap = Readonly<Record<Kind, Readonly<Record<string, RenamedType>>>>;

/** Map for a Drupal site that uses our names. */
export const EMPTY_MAP: ContentMap = { node: {}, paragraph: {} };

const NAME = /^[a-z][a-z0-9_]{0,63}$/;

const namedSchema = <T>(of: () => T) =>
  lazy((value: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(typeof value === 'object' && value !== null ? value : {}).map((name) => [name, of()]),
      ) as Record<string, never>,
    ).test(
      'names',
      ({ path }) => `${path} has a name that no Drupal gives`,
      (match) => Object.keys(match ?? {}).every((name) => NAME.test(name)),
    ),
  );

const renamedSchema = () =>
  object({ type: string().required(), fields: namedSchema(() => string().required()).optional() })
    .noUnknown(({ path, unknown }) => `${path} has something else than "type" and "fields": ${unknown}`)
    .strict();

const schema = object({ node: namedSchema(renamedSchema).optional(), paragraph: namedSchema(renamedSchema).optional() })
  .noUnknown(({ unknown }) => `it has something else than "node" and "paragraph": ${unknown}`)
  .strict();

const refuse = (file: string, reason: string, cause?: unknown): never => {
  throw new ConfigError(`The environment cannot be used:\n  CONTENT_MAP names ${file}, and ${reason}`, { cause });
};

/** Returns an error message for the first unknown entry of a map, or null. */
function findMistake(map: ContentMap): string | null {
  for (const kind of ['node', 'paragraph'] as const) {
    const ownTypes = kind === 'node' ? PAGE_TYPE_NAMES : PARAGRAPH_TYPES;
    for (const [theirName, { type, fields }] of Object.entries(map[kind])) {
      const wireType = ownTypes.includes(type) ? toWireType(kind, type) : null;
      if (!wireType) return `"${type}" of ${kind} "${theirName}" is none of ours: ${ownTypes.join(', ')}`;
      const unknownField = Object.values(fields).find((name) => !wireType.fields.includes(name));
      if (unknownField !== undefined)
        return `"${unknownField}" is no field of "${type}": ${wireType.fields.join(', ')}`;
      const twice = Object.values(fields).find((name, index, all) => all.indexOf(name) !== index);
      if (twice !== undefined) return `two fields of ${kind} "${theirName}" are called "${twice}"`;
    }
  }
  return null;
}

/** Reads the file of CONTENT_MAP; throws a ConfigError if it is invalid. */
export function readContentMap(file: string | null): ContentMap {
  if (file === null) return EMPTY_MAP;
  try {
    const { node, paragraph } = schema.validateSync(JSON.parse(readFileSync(file, 'utf8'))) as Partial<ContentMap>;
    const toCompleteMap = (of: Partial<ContentMap>[Kind] = {}) =>
      Object.fromEntries(Object.entries(of).map(([name, item]) => [name, { ...item, fields: item.fields ?? {} }]));
    const map: ContentMap = { node: toCompleteMap(node), paragraph: toCompleteMap(paragraph) };
    const mistake = findMistake(map);
    return mistake === null ? map : refuse(file, mistake);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return refuse(file, error instanceof Error ? error.message : 'it cannot be read', error);
  }
}

/** Returns a node or paragraph with our names; unchanged if its type is not in the map. */
export function withProductNames<T extends { readonly type: string; readonly fields: WireFields }>(
  map: ContentMap,
  kind: Kind,
  entity: T,
): T {
  const match = map[kind][entity.type];
  if (!match) return entity;
  const mapped = Object.entries(entity.fields).map(([name, items]) => [match.fields[name] ?? name, items] as const);
  const [entries = {}] = entity.fields.type ?? [];
  return {
    ...entity,
    type: match.type,
    fields: { ...Object.fromEntries(mapped), type: [{ ...entries, target_id: match.type }] },
  };
}
