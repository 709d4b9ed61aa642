import type { ComponentData } from '@puckeditor/core';
import { type Definition, isSectionField } from '#registry/define.ts';
import type { ResolveReference } from '#registry/fields/field.ts';
import { getFields } from '#registry/stored.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import { getFirstText, getFirstValue, readWholeNumber } from '#src/contract/wire.ts';

/** Returns the uuid of the section that a block refers to; undefined for other blocks. */
export function findSectionUuid(definition: Definition | undefined, props: ComponentData['props']): string | undefined {
  const [name] = definition ? (getFields(definition).find(([, field]) => isSectionField(field)) ?? []) : [];
  const value: unknown = name === undefined ? undefined : props[name];
  return typeof value === 'string' ? value : undefined;
}

/** Lists the content of a block that other pages show too: its section, and the questions of its lists. */
export const listSharedContent = (
  definition: Definition,
  values: Readonly<Record<string, unknown>>,
): readonly string[] =>
  getFields(definition).flatMap(([name, field]): readonly string[] => {
    const value = values[name];
    if (isSectionField(field) && typeof value === 'string') return [value];
    return field.kind === 'nodes' && Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  });

/** Returns a section or question as the desk lists it; null if visitors of the page may not see it. */
export function findVisibleSection(
  uuid: string | undefined,
  resolve: ResolveReference,
): { readonly uuid: string; readonly nid: number; readonly type: string; readonly title: string } | null {
  const item = uuid === undefined ? undefined : resolve({ type: 'node', id: uuid });
  const entity = item && readEntityOrReference(item);
  const nid = entity?.kind === 'entity' ? readWholeNumber(getFirstValue(entity.fields, 'nid')) : null;
  if (entity?.kind !== 'entity' || nid === null) return null;
  return { uuid: entity.uuid, nid, type: entity.type, title: getFirstText(entity.fields, 'title') ?? '' };
}
