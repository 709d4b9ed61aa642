import type { Reference, WireItem } from '#registry/fields/field.ts';
import { findNodeDefinition } from '#registry/index.ts';
import { type WrapTools, wrapFields } from '../../content/serialize-fields.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { NodeRow } from './node-row.ts';
import { type References, toReferenceKey } from './references.ts';

/** Maximum depth of nodes inside nodes. */
const MAX_DEPTH = 2;

/** Creates the tools to wrap a node's fields and paragraphs. */
export function createWrapTools(row: NodeRow, references: References, depth = 0): WrapTools {
  function resolve(reference: Reference): WireItem | undefined {
    if (reference.type !== 'node') return references.items.get(toReferenceKey(reference));
    const node = references.nodes.get(reference.id);
    return node?.published && depth < MAX_DEPTH ? serializeNode(node, references, depth + 1) : undefined;
  }
  return {
    nid: row.nid,
    language: row.language,
    paragraphIds: row.paragraphIds,
    missingForms: references.missingForms,
    resolve,
  };
}

function getPath(row: NodeRow): readonly WireItem[] {
  const aliase = row.aliases.find(({ language }) => language === row.language);
  return aliase ? [{ alias: aliase.path, langcode: aliase.language }] : [];
}

/** Serializes a node as a whole entity, with its paragraphs and referenced nodes. */
export function serializeNode(row: NodeRow, references: References, depth = 0): WrappedFields {
  const definition = findNodeDefinition(row.type);
  return {
    ...(definition ? wrapFields(definition, row.fields, createWrapTools(row, references, depth)) : row.fields),
    nid: wrapValue(row.nid),
    uuid: wrapValue(row.uuid),
    vid: wrapValue(row.vid),
    langcode: wrapValue(row.language),
    type: [{ target_id: row.type, target_type: 'node_type' }],
    status: wrapValue(row.published),
    title: wrapValue(row.title),
    created: serializeTime(row.created),
    changed: serializeTime(row.changed),
    path: getPath(row),
    translations: row.aliases
      .filter(({ published }) => published)
      .map(({ language, path }) => ({ langcode: language, alias: path })),
  };
}

/** Serializes a node with additional fields for staff. */
export function serializeForStaff(row: NodeRow, references: References): WrappedFields {
  return {
    // Includes references to missing entities, so that staff can correct them.
    ...serializeNode(row, { ...references, missingForms: new Set() }),
    moderation_state: wrapValue(row.state),
    ...(row.notes === null ? {} : { notes: wrapValue(row.notes) }),
  };
}
