import type { Config } from '#src/config.ts';
import type { Entity } from '#src/contract/entity.ts';
import { isRecord, type WireFields, type WireItem } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { externalBase, prefixIn } from '../content-fetch.ts';
import { jsonApiReader } from './json-api.ts';

/** One paragraph costs one call either way. */
const FEWEST = 2;

/** Time without further JSON:API requests for a type after a failure. */
const AGAIN_MS = 60_000;

/** A paragraph in the format of core's REST. */
export interface Part {
  readonly id: number;
  readonly type: string;
  readonly fields: WireFields;
}

/**
 * The paragraphs that a node references, by their uuid, as far as one call returns them complete. Rejects where the
 * Drupal is unreachable or too slow: single requests would turn one slow call into hundreds.
 */
export type ReadParts = (domain: Domain, language: Language, node: Entity) => Promise<ReadonlyMap<string, Part>>;

const NONE: ReadonlyMap<string, Part> = new Map();

const isPartReference = ({ target_type: kind, target_uuid: uuid }: WireItem): boolean =>
  kind === 'paragraph' && typeof uuid === 'string';

const listOf = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Converts a field value of JSON:API to REST items. */
const itemsOf = (value: unknown): readonly WireItem[] =>
  listOf(value).map((one) => (isRecord(one) ? one : { value: one }));

/** Converts a relationship of JSON:API to REST references; members of `meta` belong to the item. */
function referencesOf(relationship: unknown): readonly WireItem[] {
  return listOf(isRecord(relationship) ? relationship.data : null).flatMap((one): readonly WireItem[] => {
    if (!isRecord(one) || typeof one.type !== 'string') return [];
    const { drupal_internal__target_id: id, ...meta } = isRecord(one.meta) ? one.meta : {};
    return [{ ...meta, target_id: id, target_type: one.type.replace(/--.*$/, ''), target_uuid: one.id }];
  });
}

/**
 * An included entity in REST's format. Null for one that is no paragraph, and for one with a file of its own: JSON:API
 * does not include its address, so it is requested separately.
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
 * Reads all paragraphs of a node in one call of core's JSON:API, where Drupal's REST needs one for each. A Drupal
 * without it, or with access denied to visitors, is requested as before.
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
