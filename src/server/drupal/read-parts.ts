import type { Config } from '#src/config.ts';
import type { Entity } from '#src/contract/entity.ts';
import { isRecord, type WireFields, type WireItem } from '#src/contract/wire.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { PARAGRAPH_FIELDS, toWireType } from '#src/render/wire-types.ts';
import { createBaseUrlResolver, getPathPrefix } from '../content-fetch.ts';
import type { ContentMap } from './content-map.ts';
import { createJsonApiReader, UNSUPPORTED_QUERY } from './json-api.ts';

/** Minimum number of paragraphs: a single one needs one call in both cases. */
const MIN_PARTS = 2;

/** Time in ms without JSON:API requests for a type after a failure. */
const RETRY_MS = 60_000;

/** Time in ms for which only paragraphs are requested from a Drupal site that lacks one of our fields. */
const PLAIN_MS = 15 * 60_000;

/** File field of Drupal's media type for images. */
const MEDIA_FILE = 'field_media_image';

/** A paragraph, or a node that a paragraph shows, in the format of Drupal's REST, with its cache tags. */
interface Part {
  readonly kind: 'paragraph' | 'node';
  readonly type: string;
  readonly fields: WireFields;
  readonly tags: readonly string[];
}

/**
 * Reads the paragraphs of a node and their entities, by uuid, as far as one response contains them completely. Rejects
 * if Drupal is unavailable or too slow, because the alternative is hundreds of slow requests.
 */
export type ReadParts = (domain: Domain, language: Language, node: Entity) => Promise<ReadonlyMap<string, Part>>;

type Resource = Readonly<Record<string, unknown>>;
type IncludedResources = ReadonlyMap<unknown, Resource>;

const NONE: ReadonlyMap<string, Part> = new Map();

const isPartReference = ({ target_type: kind, target_uuid: uuid }: WireItem): boolean =>
  kind === 'paragraph' && typeof uuid === 'string';

const toList = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

const toRecord = (value: unknown): Resource => (isRecord(value) ? value : {});

/** Converts a field value of JSON:API to items of REST. */
const toItems = (value: unknown): readonly WireItem[] =>
  toList(value).map((item) => (isRecord(item) ? item : { value: item }));

/** Converts a relationship of JSON:API to REST references; members of `meta` are added to the item. */
function toReferences(relationship: unknown): readonly WireItem[] {
  return toList(toRecord(relationship).data).flatMap((item): readonly WireItem[] => {
    if (!isRecord(item) || typeof item.type !== 'string') return [];
    const { drupal_internal__target_id: id, ...meta } = toRecord(item.meta);
    return [{ ...meta, target_id: id, target_type: item.type.replace(/--.*$/, ''), target_uuid: item.id }];
  });
}

/** Returns the item of a file with its URL if the file was included; otherwise JSON:API has no URL. */
function withFile(item: WireItem, included: IncludedResources): WireItem {
  const { uri } = toRecord(included.get(item.target_uuid)?.attributes);
  const { url } = toRecord(uri);
  return typeof url === 'string' ? { ...item, url } : item;
}

/** Returns a media item as the file of its image, if both were included. */
function withPicture(item: WireItem, included: IncludedResources): WireItem {
  const field = toRecord(included.get(item.target_uuid)?.relationships)[MEDIA_FILE];
  const [file] = toReferences(field).map((reference) => withFile(reference, included));
  return file?.url === undefined ? item : file;
}

/**
 * Converts an included entity to the format of REST. Null for entities that are not paragraphs or nodes, and if a file
 * is not included: these are requested separately.
 */
function toPart(resource: Resource, included: IncludedResources): readonly [string, Part] | null {
  const [, kind, type] = /^(paragraph|node)--(\w+)$/.exec(String(resource.type)) ?? [];
  const { drupal_internal__id: partId, drupal_internal__nid: nid, ...attributes } = toRecord(resource.attributes);
  const id = kind === 'node' ? nid : partId;
  if (!kind || !type || typeof id !== 'number' || typeof resource.id !== 'string') return null;
  const tags = [`${kind}:${id}`];
  const read = (item: WireItem): WireItem => {
    if (item.target_type === 'file') return withFile(item, included);
    if (item.target_type !== 'media') return item;
    tags.push(`media:${item.target_id}`);
    return withPicture(item, included);
  };
  const values = Object.entries(attributes).map(([name, value]) => [name, toItems(value)] as const);
  const references = Object.entries(toRecord(resource.relationships)).map(
    ([name, item]) => [name, toReferences(item).map(read)] as const,
  );
  const files = references.flatMap(([, items]) => items.filter(({ target_type: to }) => to === 'file'));
  if (files.some(({ url }) => url === undefined)) return null;
  tags.push(...files.map(({ target_id: file }) => `file:${file}`));
  const fields: WireFields = {
    ...Object.fromEntries([...values, ...references]),
    [kind === 'node' ? 'nid' : 'id']: [{ value: id }],
    uuid: [{ value: resource.id }],
    type: [{ target_id: type, target_type: kind === 'node' ? 'node_type' : 'paragraphs_type' }],
  };
  return [resource.id, { kind: kind === 'node' ? kind : 'paragraph', type, fields, tags }];
}

/** Paths of field names from a field to further entities, by field kind. */
const RELATION_PATHS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  image: [[], [MEDIA_FILE]],
  nodes: [[]],
  section: [[], toWireType('node', 'section')?.paragraphs ?? []],
};

/** Returns the include paths of the entities that our paragraphs show, with the field names of the Drupal site. */
function listIncludePaths(map: ContentMap): readonly string[] {
  const paths = PARAGRAPH_FIELDS.flatMap(({ type, kind, wire }) => {
    const renamed = Object.values(map.paragraph).find((item) => item.type === type);
    const [theirName = wire] = Object.entries(renamed?.fields ?? {}).find(([, name]) => name === wire) ?? [];
    return (RELATION_PATHS[kind] ?? []).map((further) => [theirName, ...further].join('.'));
  });
  return [...new Set(paths)];
}

/**
 * Reads all paragraphs of a node with their images, questions and sections in one call of Drupal's JSON:API, where REST
 * needs one call for each. If the Drupal site lacks one of these fields, only the paragraphs are requested; if it has
 * no JSON:API, or forbids it to visitors, REST is used.
 */
export function createPartsReader(
  config: Pick<Config, 'contentApiUrl' | 'contentPrefixes' | 'contentTimeoutMs'>,
  fetchFrom: typeof fetch,
  map: ContentMap,
): ReadParts {
  const getBase = createBaseUrlResolver(config);
  const read = createJsonApiReader(config, fetchFrom);
  const includePaths = listIncludePaths(map);
  const [refusedUntil, plainUntil] = [new Map<string, number>(), new Map<string, number>()];
  const isWithin = (until: number | undefined): boolean => performance.now() < (until ?? 0);
  return async (domain, language, { type, uuid, fields }) => {
    const references = Object.entries(fields).flatMap(([name, items]) => items.filter(isPartReference).map(() => name));
    const folder = `${getBase(domain)}${getPathPrefix(config, language)}/jsonapi/node/${encodeURIComponent(type)}`;
    if (references.length < MIN_PARTS || isWithin(refusedUntil.get(folder))) return NONE;
    const names = [...new Set(references)];
    const requestParts = (include: readonly string[]) => {
      const query = new URLSearchParams({ include: include.join(), [`fields[node--${type}]`]: names.join() });
      return read(`${folder}/${encodeURIComponent(uuid)}?${query}`);
    };
    const isPlain = isWithin(plainUntil.get(folder));
    const inside = isPlain ? [] : names.flatMap((name) => includePaths.map((path) => `${name}.${path}`));
    let answer = await requestParts([...names, ...inside]);
    if (answer === UNSUPPORTED_QUERY && !isPlain) {
      plainUntil.set(folder, performance.now() + PLAIN_MS);
      answer = await requestParts(names);
    }
    if (!Array.isArray(answer?.included)) {
      refusedUntil.set(folder, performance.now() + RETRY_MS);
      return NONE;
    }
    const body = answer.included.filter(isRecord);
    const included = new Map(body.map((item) => [item.id, item]));
    return new Map(body.map((item) => toPart(item, included)).filter((item) => item !== null));
  };
}
