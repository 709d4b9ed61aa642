import type pg from 'pg';
import type { Reference, WireItem } from '#registry/fields/field.ts';
import { findNodeDefinition } from '#registry/index.ts';
import { UUID } from '#src/rules/uuid.ts';
import { listReferences } from '../../content/stored-fields.ts';
import { type MediaRow, toMediaItem } from '../media/media-item.ts';
import { type TermRow, toTermItem } from '../terms/term-item.ts';
import { findExistingForms } from '../webforms/existing-forms.ts';
import { findNodes, type NodeQuery, type NodeRow } from './node-row.ts';

/** All references of a list of nodes, direct and through the nodes they reference. */
export interface References {
  readonly nodes: ReadonlyMap<string, NodeRow>;
  /** Files and terms in their wire format, by type and uuid. */
  readonly items: ReadonlyMap<string, WireItem>;
  /** Referenced forms that are not available here. */
  readonly missingForms: ReadonlySet<string>;
  readonly tags: readonly string[];
}

/** Maximum depth of references that are followed; deeper references are omitted. */
const MAX_REFERENCE_DEPTH = 2;

export const toReferenceKey = ({ type, id }: Reference): string => `${type}/${id}`;

const getUuids = (references: readonly Reference[], type: Reference['type']): readonly string[] => [
  ...new Set(
    references
      .filter((reference) => reference.type === type && UUID.test(reference.id.toLowerCase()))
      .map(({ id }) => id),
  ),
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

/** Returns the referenced forms, and the missing ones among them; runs no query if there are no references. */
async function findForms(pool: pg.Pool, query: NodeQuery, references: readonly Reference[]) {
  const names = [...new Set(references.filter(({ type }) => type === 'webform').map(({ id }) => id))];
  if (names.length === 0) return { named: names, missing: [] };
  const existingForms = await findExistingForms(pool, query);
  return { named: names, missing: names.filter((id) => !existingForms.has(id)) };
}

/** Loads all references of the nodes in a fixed number of queries. */
export async function loadReferences(pool: pg.Pool, query: NodeQuery, start: readonly NodeRow[]): Promise<References> {
  const nodes = new Map<string, NodeRow>();
  const items = new Map<string, WireItem>();
  const missingForms = new Set<string>();
  const tags = new Set<string>();
  let rows = start;
  for (let round = 0; round < MAX_REFERENCE_DEPTH && rows.length > 0; round += 1) {
    const references = rows.flatMap((row) => listReferences(findNodeDefinition(row.type), row.fields));
    const missing = getUuids(references, 'node').filter((uuid) => !nodes.has(uuid));
    const strict: NodeQuery = { ...query, fallback: 'none', revision: 'published' };
    const [match, media, terms, forms] = await Promise.all([
      findNodes(pool, strict, 'uuids', missing),
      findMedia(pool, getUuids(references, 'media')),
      findTerms(pool, getUuids(references, 'taxonomy_term')),
      findForms(pool, query, references),
    ]);
    for (const row of match.rows) nodes.set(row.uuid, row);
    for (const row of media) items.set(`media/${row.uuid}`, toMediaItem(row, query.language));
    for (const row of terms) items.set(`taxonomy_term/${row.uuid}`, toTermItem(row));
    for (const nid of match.nids) tags.add(`node:${nid}`);
    // A node that was deleted, or is not in this programme, may come later.
    if (match.nids.length < missing.length) tags.add('view:pages');
    for (const { id } of media) tags.add(`media:${id}`);
    for (const { tid } of terms) tags.add(`term:${tid}`);
    for (const id of forms.missing) missingForms.add(id);
    // A form that is added or deleted changes the pages that reference it.
    for (const id of forms.named) tags.add(`webform:${id}`);
    rows = match.rows.filter(({ published }) => published);
  }
  return { nodes, items, missingForms, tags: [...tags] };
}
