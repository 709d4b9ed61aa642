import type { ComponentData } from '@puckeditor/core';
import { isStoredParagraph } from '#registry/stored.ts';

/** Returns the value with a new uuid for every nested block. */
function renewUuids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renewUuids);
  if (!isStoredParagraph(value)) return value;
  const renewedEntries = Object.entries(value).map(([name, item]) => [name, renewUuids(item)]);
  return { ...Object.fromEntries(renewedEntries), uuid: crypto.randomUUID() };
}

/** Returns a copy of a block with a new id. */
export function copyBlock({ type, props }: ComponentData): ComponentData {
  const { id: _id, ...values } = props;
  const renewed = Object.entries(values).map(([name, value]) => [name, renewUuids(value)]);
  return { type, props: { ...Object.fromEntries(renewed), id: `${type}-${crypto.randomUUID()}` } };
}
