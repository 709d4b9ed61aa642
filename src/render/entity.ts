import type { WireItem } from '#registry/fields/field.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import type { WireFields } from '#src/contract/wire.ts';

/** An entity of any kind, to be read with its definition. */
export interface WireEntity {
  /** Name of the entity in logs. */
  readonly name: string;
  readonly uuid: string;
  readonly type: string;
  readonly fields: WireFields;
}

/** Returns the embedded entities among the items of a field, without unresolved references. */
export function listEntities(items: readonly WireItem[]): readonly WireEntity[] {
  return items.flatMap((item) => {
    const entity = readEntityOrReference(item);
    if (entity.kind !== 'entity') return [];
    const { fields } = entity;
    const id = fields.nid?.[0]?.value ?? fields.id?.[0]?.value;
    return [{ name: `${entity.type} ${id ?? entity.uuid}`, uuid: entity.uuid, type: entity.type, fields }];
  });
}
