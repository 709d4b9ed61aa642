import { UnreadableResponseError } from './result.ts';
import {
  getFirstText,
  getFirstValue,
  isRecord,
  readRecord,
  readWholeNumber,
  readWireFields,
  type WireFields,
  type WireReference,
} from './wire.ts';

/** A published translation of a node: its language and its path without language prefix. */
export interface Translation {
  readonly language: string;
  readonly alias: string;
}

/** A node from the wire: its own properties parsed, its fields for the registry's definitions. */
export interface Entity {
  readonly id: number;
  readonly uuid: string;
  /** Machine name of the node type. */
  readonly type: string;
  readonly language: string;
  readonly title: string;
  readonly published: boolean;
  /** The revision, for `If-Match`; null if the content system sends none. */
  readonly revision: number | null;
  /** ISO 8601, UTC. */
  readonly changed: string | null;
  /** Path without language prefix. */
  readonly alias: string | null;
  /** Every published language, including its own; empty if the content system sends none. */
  readonly translations: readonly Translation[];
  /** All fields by their wire names, base fields included. */
  readonly fields: WireFields;
}

/** A paragraph or a term from the wire. */
export interface PartEntity {
  readonly id: number;
  readonly uuid: string;
  readonly type: string;
  readonly language: string | null;
  readonly fields: WireFields;
}

function readTranslations(fields: WireFields): readonly Translation[] {
  return (fields.translations ?? []).flatMap(({ langcode, alias }) =>
    typeof langcode === 'string' && typeof alias === 'string' ? [{ language: langcode, alias }] : [],
  );
}

/** Reads a wrapped node; throws for any other response. */
export function readEntity(raw: unknown): Entity {
  const fields = readWireFields(readRecord(raw, 'entity'));
  const id = readWholeNumber(getFirstValue(fields, 'nid'));
  const uuid = getFirstText(fields, 'uuid');
  const type = getFirstText(fields, 'type', 'target_id');
  if (id === null || uuid === null || type === null) throw new UnreadableResponseError('malformed', 'no node');
  return {
    id,
    uuid,
    type,
    language: getFirstText(fields, 'langcode') ?? '',
    title: getFirstText(fields, 'title') ?? '',
    published: getFirstValue(fields, 'status') !== false,
    revision: readWholeNumber(getFirstValue(fields, 'vid')),
    changed: getFirstText(fields, 'changed'),
    alias: getFirstText(fields, 'path', 'alias'),
    translations: readTranslations(fields),
    fields,
  };
}

/** Reads a wrapped paragraph (id, type) or term (tid, vid). */
export function readPart(raw: unknown): PartEntity {
  const fields = readWireFields(readRecord(raw, 'entity'));
  const id = readWholeNumber(getFirstValue(fields, 'id') ?? getFirstValue(fields, 'tid'));
  const uuid = getFirstText(fields, 'uuid');
  const type = getFirstText(fields, 'type', 'target_id') ?? getFirstText(fields, 'vid', 'target_id');
  if (id === null || uuid === null || type === null)
    throw new UnreadableResponseError('malformed', 'no paragraph or term');
  return { id, uuid, type, language: getFirstText(fields, 'langcode'), fields };
}

/** Content of an item in a reference field. */
export type EntityOrReference =
  | { readonly kind: 'entity'; readonly type: string; readonly uuid: string; readonly fields: WireFields }
  | { readonly kind: 'reference'; readonly reference: WireReference }
  | { readonly kind: 'unreadable' };

/** Reads an item of a paragraphs or nodes field, which is a whole entity or, in Drupal core, a reference. */
export function readEntityOrReference(item: unknown): EntityOrReference {
  if (!isRecord(item)) return { kind: 'unreadable' };
  const fields = readWireFields(item);
  const type = getFirstText(fields, 'type', 'target_id');
  const uuid = getFirstText(fields, 'uuid');
  if (type !== null && uuid !== null) return { kind: 'entity', type, uuid, fields };
  const { target_id: id, target_type: target, target_uuid: targetUuid } = item;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof target !== 'string') return { kind: 'unreadable' };
  return {
    kind: 'reference',
    reference: { target_id: id, target_type: target, target_uuid: typeof targetUuid === 'string' ? targetUuid : null },
  };
}
