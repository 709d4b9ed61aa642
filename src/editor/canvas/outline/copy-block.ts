import type { ComponentData } from '@puckeditor/core';
import { isStoredParagraph } from '#registry/stored.ts';

/** The value with a uuid of its own for every block inside it. */
function renewed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renewed);
  if (!isStoredParagraph(value)) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, renewed(one)]);
  return { ...Object.fromEntries(inner), uuid: crypto.randomUUID() };
}

/** A block once more, as a block of its own. */
export function copyBlock({ type, props }: ComponentData): ComponentData {
  const { id: _id, ...values } = props;
  const own = Object.entries(values).map(([name, value]) => [name, renewed(value)]);
  return { type, props: { ...Object.fromEntries(own), id: `${type}-${crypto.randomUUID()}` } };
}
