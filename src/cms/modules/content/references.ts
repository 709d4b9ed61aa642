import type pg from 'pg';
import type { Reference, WireItem } from '#registry/fields/field.ts';
import { nodeDefinition } from '#registry/index.ts';
import { referencesOf } from '../../http/stored-fields.ts';
import { type MediaRow, mediaItem } from '../media/media-item.ts';
import { type TermRow, termItem } from '../terms/term-item.ts';
import { findNodes, type NodeQuery, type NodeRow } from './node-row.ts';

/** Everything that a list of nodes points at, directly and through the nodes they point at. */
export interface References {
  readonly nodes: ReadonlyMap<string, NodeRow>;
  /** Files and terms in the shape of the wire, by type and uuid. */
  readonly items: ReadonlyMap<string, WireItem>;
  readonly tags: readonly string[];
}

/** A node's references are followed this many times; beyond, a reference is left out. */
const ROUNDS = 2;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const keyOf = ({ type, id }: Reference): string => `${type}/${id}`;

const uuidsOf = (references: readonly Reference[], type: Reference['type']): readonly string[] => [
  ...new Set(references.filter((one) => one.type === type && UUID.test(one.id)).map(({ id }) => id)),
];

async function findMedia(pool: pg.Pool, uuids: readonly string[]): Promise<readonly MediaRow[]> {
  if (uuids.length === 0) return [];
  const columns = 'id, uuid, name, hash, width, height, alt';
  return (await pool.query<MediaRow>(`select ${columns} from media where uuid = any($1::uuid[])`, [uuids])).rows;
}

async function findTerms(pool: pg.Pool, uuids: readonly string[]): Promise<readonly TermRow[]> {
  if (uuids.length === 0) return [];
  return (await pool.query<TermRow>('select tid, uuid from terms where uuid = any($1::uuid[])', [uuids])).rows;
}

/** Loads all references of the nodes: a fixed number of queries, however many there are. */
export async function loadReferences(pool: pg.Pool, query: NodeQuery, start: readonly NodeRow[]): Promise<References> {
  const nodes = new Map<string, NodeRow>();
  const items = new Map<string, WireItem>();
  const tags = new Set<string>();
  let rows = start;
  for (let round = 0; round < ROUNDS && rows.length > 0; round += 1) {
    const references = rows.flatMap((row) => referencesOf(nodeDefinition(row.type), row.fields));
    const missing = uuidsOf(references, 'node').filter((uuid) => !nodes.has(uuid));
    const strict: NodeQuery = { ...query, fallback: 'none', revision: 'published' };
    const [found, media, terms] = await Promise.all([
      findNodes(pool, strict, 'uuids', missing),
      findMedia(pool, uuidsOf(references, 'media')),
      findTerms(pool, uuidsOf(references, 'taxonomy_term')),
    ]);
    for (const row of found.rows) nodes.set(row.uuid, row);
    for (const row of media) items.set(`media/${row.uuid}`, mediaItem(row, query.language));
    for (const row of terms) items.set(`taxonomy_term/${row.uuid}`, termItem(row));
    for (const nid of found.nids) tags.add(`node:${nid}`);
    for (const { id } of media) tags.add(`media:${id}`);
    for (const { tid } of terms) tags.add(`term:${tid}`);
    rows = found.rows.filter(({ published }) => published);
  }
  return { nodes, items, tags: [...tags] };
}
