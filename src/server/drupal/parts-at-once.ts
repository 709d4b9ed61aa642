import type { Config } from '#src/config.ts';
import type { Entity } from '#src/contract/entity.ts';
import { isRecord, type WireFields, type WireItem } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { externalBase, prefixIn } from '../content-fetch.ts';
import { jsonApiReader } from './json-api.ts';

/** One paragraph costs one call either way. */
const FEWEST = 2;

/** How long a Drupal that did not answer by JSON:API for a type is not asked so again. */
const AGAIN_MS = 60_000;

/** A paragraph as core's REST would answer it. */
export interface Part {
  readonly id: number;
  readonly type: string;
  readonly fields: WireFields;
}

/**
 * The paragraphs that a node refers to, by their uuid, as far as one call tells them whole. Rejects where the Drupal is
 * away or too slow: asking for each by itself would make one slow call hundreds.
 */
export type ReadParts = (domain: Domain, language: Language, node: Entity) => Promise<ReadonlyMap<string, Part>>;

const NONE: ReadonlyMap<string, Part> = new Map();

const isPartReference = ({ target_type: kind, target_uuid: uuid }: WireItem): boolean =>
  kind === 'paragraph' && typeof uuid === 'string';

const listOf = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/** What JSON:API has as the value of a field, as the items of REST. */
const itemsOf = (value: unknown): readonly WireItem[] =>
  listOf(value).map((one) => (isRecord(one) ? one : { value: one }));

/** What JSON:API has as a relationship, as references of REST; what stands in `meta` belongs to the item. */
function referencesOf(relationship: unknown): readonly WireItem[] {
  return listOf(isRecord(relationship) ? relationship.data : null).flatMap((one): readonly WireItem[] => {
    if (!isRecord(one) || typeof one.type !== 'string') return [];
    const { drupal_internal__target_id: id, ...meta } = isRecord(one.meta) ? one.meta : {};
    return [{ ...meta, target_id: id, target_type: one.type.replace(/--.*$/, ''), target_uuid: one.id }];
  });
}

/**
 * An entity that was sent along, as REST answers it. Null for one that is no paragraph, and for one with a file of its
 * own: JSON:API does not say where that is, so it is asked for by itself.
 */
function partOf(resource: unknown): readonly [string, Part] | null {
  if (!isRecord(resource) || !isRecord(resource.attributes) || typeof resource.id !== 'string') return null;
  const type = /^paragraph--(\w+)$/.exec(String(resource.type))?.[1];
  const { drupal_internal__id: id, ...attributes } = resource.attributes;
  if (type === undefined || typeof id !== 'number') return null;
  const values = Object.entries(attributes).map(([name, value]) => [name, itemsOf(value)] as const);
  const relationships = isRecord(resource.relationships) ? Object.entries(resource.relationships) : [];
  const references = relationships.map(([name, one]) => [name, referencesOf(one)] as const);
  if (references.some(([, items]) => items.some(({ target_type: kind }) => kind === 'file'))) return null;
  const fields: WireFields = {
    ...Object.fromEntries([...values, ...references]),
    id: [{ value: id }],
    uuid: [{ value: resource.id }],
    type: [{ target_id: type, target_type: 'paragraphs_type' }],
  };
  return [resource.id, { id, type, fields }];
}

/**
 * Reads all paragraphs of a node in one call of core's JSON:API, where Drupal's REST takes one for each. A Drupal
 * without it, or that refuses it to visitors, is asked as before.
 */
export function readPartsOf(
  config: Pick<Config, 'contentApiUrl' | 'contentPrefixes' | 'contentTimeoutMs'>,
  fetchFrom: typeof fetch,
): ReadParts {
  const baseOf = externalBase(config);
  const read = jsonApiReader(config, fetchFrom);
  const refusedUntil = new Map<string, number>();
  return async (domain, language, { type, uuid, fields }) => {
    const references = Object.entries(fields).flatMap(([name, items]) => items.filter(isPartReference).map(() => name));
    const folder = `${baseOf(domain)}${prefixIn(config, language)}/jsonapi/node/${encodeURIComponent(type)}`;
    if (references.length < FEWEST || performance.now() < (refusedUntil.get(folder) ?? 0)) return NONE;
    const names = [...new Set(references)].join(',');
    const query = new URLSearchParams({ include: names, [`fields[node--${type}]`]: names });
    const answer = await read(`${folder}/${encodeURIComponent(uuid)}?${query}`);
    if (!Array.isArray(answer?.included)) {
      refusedUntil.set(folder, performance.now() + AGAIN_MS);
      return NONE;
    }
    return new Map(answer.included.map(partOf).filter((one) => one !== null));
  };
}
