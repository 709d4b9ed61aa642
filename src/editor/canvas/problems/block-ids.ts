import type { ComponentData, Data } from '@puckeditor/core';
import type { NodeDefinition } from '#registry/define.ts';
import { listBlockFields } from '../stored/page-content.ts';

/** Returns the blocks of a list of the page, as items of the editor library. */
export function listBlockItems(data: Data, name: string): readonly ComponentData[] {
  const list = (data.root.props as Readonly<Record<string, unknown>> | undefined)?.[name];
  return Array.isArray(list) ? list : [];
}

/** Ids of the blocks of each list of a page, in order. */
export type BlockIds = Readonly<Record<string, readonly string[]>>;

export const listBlockIds = (definition: NodeDefinition, data: Data): BlockIds =>
  Object.fromEntries(
    listBlockFields(definition).map(([name]) => [
      name,
      listBlockItems(data, name).map(({ props }) => String(props.id)),
    ]),
  );
