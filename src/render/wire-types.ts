import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import { findNodeDefinition, findParagraphDefinition, NODES, PARAGRAPHS } from '#registry/index.ts';

/** A type of the registry as another content system must define it. */
export interface WireType {
  readonly name: string;
  /** Names of its fields on the wire. */
  readonly fields: readonly string[];
  /** Fields that reference paragraphs. */
  readonly paragraphs: readonly string[];
}

function onWire({ name, fields }: Definition): WireType {
  const all = Object.values<AnyField>(fields);
  return {
    name,
    fields: all.map(({ wireName }) => wireName),
    paragraphs: all.filter(isParagraphsField).map(({ wireName }) => wireName),
  };
}

/** Returns the node type or paragraph type with a name; null if the registry does not have it. */
export function toWireType(kind: 'node' | 'paragraph', name: string): WireType | null {
  const definition = kind === 'node' ? findNodeDefinition(name) : findParagraphDefinition(name);
  return definition ? onWire(definition) : null;
}

/** Node types of pages that editors create. */
export const PAGE_TYPE_NAMES: readonly string[] = NODES.filter(({ madeBy }) => madeBy === 'editor').map(
  ({ name }) => name,
);

export const PARAGRAPH_TYPES: readonly string[] = PARAGRAPHS.map(({ name }) => name);

/** All fields of all paragraph types, with their kinds and wire names. */
export const PARAGRAPH_FIELDS = PARAGRAPHS.flatMap(({ name, fields }) =>
  Object.values<AnyField>(fields).map(({ kind, wireName }) => ({ type: name, kind, wire: wireName })),
);
