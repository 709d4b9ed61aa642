import type { DrupalShape } from './shapes.ts';

const getType = (node: DrupalShape): string =>
  (node.type as readonly { readonly target_id: string }[])[0]?.target_id ?? '';
const getFirst = (node: DrupalShape, name: string): unknown =>
  (node[name] as readonly { readonly value?: unknown }[])[0]?.value;

/** Returns the entry point of core's JSON:API, `GET /jsonapi`: a link for each entity type, including nodes. */
export const createJsonApiEntry = (base: string, nodes: readonly DrupalShape[]): DrupalShape => ({
  jsonapi: { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } },
  data: [],
  links: Object.fromEntries(
    ['block--block', ...nodes.map((node) => `node--${getType(node)}`)].map((name) => [
      name,
      { href: `${base}/jsonapi/${name.replace('--', '/')}` },
    ]),
  ),
});

/** Numeric ids of an entity, which JSON:API omits. */
const INTERNAL = new Set(['nid', 'vid', 'id', 'mid', 'revision_id']);

/** Properties of an item, in contrast to those of the entity it references. */
const ITEM_META = new Set(['alt', 'title', 'width', 'height', 'target_revision_id']);

/**
 * Converts a field value to JSON:API: an object with only `value` is flattened, and a field with one item is not a list.
 */
const flatten = (items: readonly DrupalShape[]): unknown => {
  const flat = items.map((item) => (Object.keys(item).join() === 'value' ? item.value : item));
  return flat.length > 1 ? flat : (flat[0] ?? null);
};

const isReference = (item: DrupalShape): boolean => 'target_id' in item;

/** Fields with several items. */
const LISTS = new Set(['field_paragraphs', 'field_questions']);

/** Entity types with a relationship to their bundle, and the type of that bundle. */
const TYPES_OF = { node: 'node_type', paragraph: 'paragraphs_type', media: 'media_type' } as const;
export type EntityKind = keyof typeof TYPES_OF;

/** An entity as REST returns it, with its entity type. */
export interface RestEntity {
  readonly kind: EntityKind;
  readonly entity: DrupalShape;
}

const getBundle = ({ kind, entity }: RestEntity): string =>
  kind === 'media'
    ? ((entity.bundle as readonly { readonly target_id: string }[])[0]?.target_id ?? '')
    : getType(entity);

/**
 * Returns the response of `GET /jsonapi/node/{type}/{uuid}?include=…`: a node, with the entities of `others` selected by
 * `include` and the files of pictures. All are passed in REST format.
 */
export function createJsonApiNode(
  node: DrupalShape,
  others: readonly RestEntity[],
  include: readonly string[],
): DrupalShape {
  const getSent = (item: DrupalShape): RestEntity | undefined =>
    others.find(({ entity }) => getFirst(entity, 'uuid') === item.target_uuid);

  /** Converts a reference, with the item's other properties in `meta` (core 9.3 and newer put the id there). */
  const getRelation = (item: DrupalShape): DrupalShape => {
    const restEntity = getSent(item);
    const kind = String(item.target_type);
    return {
      type: `${kind}--${restEntity ? getBundle(restEntity) : kind}`,
      id: item.target_uuid,
      meta: {
        ...Object.fromEntries(Object.entries(item).filter(([name]) => ITEM_META.has(name))),
        drupal_internal__target_id: item.target_id,
      },
    };
  };

  const getResource = (restEntity: RestEntity): DrupalShape => {
    const { uuid, type, bundle, ...rest } = restEntity.entity as Readonly<Record<string, readonly DrupalShape[]>>;
    const entries = Object.entries(rest);
    const typeKind = TYPES_OF[restEntity.kind];
    // Entity types are configuration, which has no bundle: the entity type is repeated.
    const { target_id: id, target_uuid: typeId } = (type ?? bundle ?? [])[0] ?? {};
    const ofType = { type: `${typeKind}--${typeKind}`, id: typeId, meta: { drupal_internal__target_id: id } };
    return {
      type: `${restEntity.kind}--${getBundle(restEntity)}`,
      id: flatten(uuid ?? []),
      attributes: Object.fromEntries(
        entries
          .filter(([, items]) => !items.some(isReference))
          .map(([name, items]) => [INTERNAL.has(name) ? `drupal_internal__${name}` : name, flatten(items)]),
      ),
      relationships: {
        [restEntity.kind === 'media' ? 'bundle' : `${restEntity.kind}_type`]: { data: ofType },
        ...Object.fromEntries(
          entries
            .filter(([, items]) => items.some(isReference))
            .map(([name, items]) => {
              const data = items.map(getRelation);
              return [name, { data: data.length > 1 || LISTS.has(name) ? data : data[0] }];
            }),
        ),
      },
    };
  };

  const getFile = ({ target_id: id, target_uuid: uuid, url }: DrupalShape): DrupalShape => {
    const path = new URL(String(url)).pathname;
    const uri = { value: path.replace(/^.*\/files\//, 'public://'), url: path };
    return { type: 'file--file', id: uuid, attributes: { drupal_internal__fid: id, uri, status: true } };
  };

  const follow = (entity: DrupalShape, path: readonly string[]): readonly DrupalShape[] => {
    const [name = '', ...further] = path;
    return ((entity[name] ?? []) as readonly DrupalShape[]).flatMap((item): readonly DrupalShape[] => {
      if (item.target_type === 'file') return [getFile(item)];
      const restEntity = getSent(item);
      if (!restEntity) return [];
      return [getResource(restEntity), ...(further.length > 0 ? follow(restEntity.entity, further) : [])];
    });
  };
  const included = new Map(include.flatMap((path) => follow(node, path.split('.'))).map((item) => [item.id, item]));
  return {
    jsonapi: { version: '1.0' },
    data: getResource({ kind: 'node', entity: node }),
    included: [...included.values()],
  };
}

/** Returns the response of `GET /jsonapi/node/{type}` with sparse fields. */
export const createJsonApiList = (nodes: readonly DrupalShape[], type: string, from = 0, most = 50): DrupalShape => ({
  jsonapi: { version: '1.0' },
  data: nodes
    .filter((node) => getType(node) === type)
    .slice(from, from + most)
    .map((node) => ({
      type: `node--${type}`,
      id: getFirst(node, 'uuid'),
      attributes: {
        drupal_internal__nid: getFirst(node, 'nid'),
        langcode: getFirst(node, 'langcode'),
        status: getFirst(node, 'status'),
        title: getFirst(node, 'title'),
        changed: getFirst(node, 'changed'),
        path: (node.path as readonly DrupalShape[])[0],
      },
    })),
  links: nodes.filter((node) => getType(node) === type).length > from + most ? { next: { href: 'next' } } : {},
});
