import type { Shape } from './shapes.ts';

const typeOf = (node: Shape): string => (node.type as readonly { readonly target_id: string }[])[0]?.target_id ?? '';
const firstOf = (node: Shape, name: string): unknown =>
  (node[name] as readonly { readonly value?: unknown }[])[0]?.value;

/** The entry point of core's JSON:API, `GET /jsonapi`: a link for each type, those of nodes among them. */
export const jsonApiEntry = (base: string, nodes: readonly Shape[]): Shape => ({
  jsonapi: { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } },
  data: [],
  links: Object.fromEntries(
    ['block--block', ...nodes.map((node) => `node--${typeOf(node)}`)].map((name) => [
      name,
      { href: `${base}/jsonapi/${name.replace('--', '/')}` },
    ]),
  ),
});

/** Numbers of an entity of its own. */
const INTERNAL = new Set(['nid', 'vid', 'id', 'revision_id']);

/** What belongs to an item and not to where it leads. */
const ITEM_META = new Set(['alt', 'title', 'width', 'height', 'target_revision_id']);

/** A value of a field as JSON:API has it: `{value}` alone is flat, and a field of one item is no list. */
const flatOf = (items: readonly Shape[]): unknown => {
  const flat = items.map((item) => (Object.keys(item).join() === 'value' ? item.value : item));
  return flat.length > 1 ? flat : (flat[0] ?? null);
};

/** Where a reference leads, with what belongs to the item in `meta` (core 9.3 and newer name the id there). */
const relationOf = (item: Shape, bundleOf: (item: Shape) => string): Shape => ({
  type: `${String(item.target_type)}--${bundleOf(item)}`,
  id: item.target_uuid,
  meta: {
    ...Object.fromEntries(Object.entries(item).filter(([name]) => ITEM_META.has(name))),
    drupal_internal__target_id: item.target_id,
  },
});

const isReference = (item: Shape): boolean => 'target_id' in item;

/** The type of an entity as a relationship: configuration has no bundle, so its kind stands twice. */
const typeRelation = (kind: string, { target_id: id, target_uuid: uuid }: Shape): Shape => {
  const type = kind === 'node' ? 'node_type--node_type' : 'paragraphs_type--paragraphs_type';
  return { type, id: uuid, meta: { drupal_internal__target_id: id } };
};

/**
 * `GET /jsonapi/node/{type}/{uuid}?include=…`: the paragraphs of a node beside it. `parts` are those that it refers to,
 * as REST answers them.
 */
export function jsonApiNode(node: Shape, parts: readonly Shape[]): Shape {
  const bundleOf = ({ target_type: kind, target_id: id }: Shape) =>
    kind === 'paragraph'
      ? typeOf(parts.find((part) => firstOf(part, 'id') === id) ?? node)
      : kind === 'media'
        ? 'image'
        : String(kind);
  const resourceOf = (kind: 'node' | 'paragraph', entity: Shape): Shape => {
    const { uuid, type, ...rest } = entity as Readonly<Record<string, readonly Shape[]>>;
    const named = Object.entries(rest);
    const references = named.filter(([, items]) => items.some(isReference));
    const values = named.filter(([, items]) => !items.some(isReference));
    return {
      type: `${kind}--${typeOf(entity)}`,
      id: flatOf(uuid ?? []),
      attributes: Object.fromEntries(
        values.map(([name, items]) => [INTERNAL.has(name) ? `drupal_internal__${name}` : name, flatOf(items)]),
      ),
      relationships: {
        [`${kind}_type`]: { data: typeRelation(kind, (type ?? [])[0] ?? {}) },
        ...Object.fromEntries(
          references.map(([name, items]) => {
            const data = items.map((item) => relationOf(item, bundleOf));
            return [name, { data: data.length > 1 || name === 'field_paragraphs' ? data : data[0] }];
          }),
        ),
      },
    };
  };
  return {
    jsonapi: { version: '1.0' },
    data: resourceOf('node', node),
    included: parts.map((part) => resourceOf('paragraph', part)),
  };
}

/** `GET /jsonapi/node/{type}` with sparse fields. */
export const jsonApiList = (nodes: readonly Shape[], type: string, from = 0, most = 50): Shape => ({
  jsonapi: { version: '1.0' },
  data: nodes
    .filter((node) => typeOf(node) === type)
    .slice(from, from + most)
    .map((node) => ({
      type: `node--${type}`,
      id: firstOf(node, 'uuid'),
      attributes: {
        drupal_internal__nid: firstOf(node, 'nid'),
        langcode: firstOf(node, 'langcode'),
        status: firstOf(node, 'status'),
        title: firstOf(node, 'title'),
        changed: firstOf(node, 'changed'),
        path: (node.path as readonly Shape[])[0],
      },
    })),
  links: nodes.filter((node) => typeOf(node) === type).length > from + most ? { next: { href: 'next' } } : {},
});
