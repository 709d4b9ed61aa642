import { array, string } from 'yup';
import { type FieldOptions, getCommonProperties, type RegistryField, type WireItem } from './field.ts';

interface NodesOptions<N extends string> extends FieldOptions<false> {
  /** Machine name of the node type that can be selected. */
  readonly nodeType: N;
}

export interface NodesField<N extends string> extends RegistryField<readonly string[], readonly WireItem[], false> {
  readonly nodeType: N;
}

/** Defines a field with nodes of one type, stored as uuids; nodes that are not visible are omitted. */
export function nodesField<const N extends string>(options: NodesOptions<N>): NodesField<N> {
  return {
    ...getCommonProperties('nodes', options),
    required: false,
    nodeType: options.nodeType,
    schema: () => array(string().uuid().required()).max(200),
    jsonSchema: { type: 'array', items: { type: 'string', format: 'uuid' } },
    references: (ids) => ids.map((id) => ({ type: 'node', id })),
    wrap: (ids, resolve) =>
      ids.flatMap((id) => {
        const item = resolve({ type: 'node', id });
        return item ? [item] : [];
      }),
    unwrap: (items) => items.flatMap((item) => getNodeUuid(item) ?? []),
    read: (items) => items,
  };
}

/** Returns the uuid of a referenced or embedded node. */
export function getNodeUuid(item: WireItem): string | undefined {
  if (typeof item.target_uuid === 'string') return item.target_uuid;
  const list = item.uuid;
  const value = Array.isArray(list) ? (list[0] as WireItem | undefined)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}
