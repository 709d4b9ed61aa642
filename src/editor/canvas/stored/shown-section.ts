import type { ComponentData } from '@puckeditor/core';
import { type Definition, isSectionField } from '#registry/define.ts';
import type { Resolve } from '#registry/fields/field.ts';
import { fieldsOf } from '#registry/stored.ts';
import { first, firstText, wholeNumber, wireFields } from '#src/contract/wire.ts';

/** The uuid of the section that a block stands for; undefined for any other block. */
export function sectionOf(definition: Definition | undefined, props: ComponentData['props']): string | undefined {
  const [name] = definition ? (fieldsOf(definition).find(([, field]) => isSectionField(field)) ?? []) : [];
  const value: unknown = name === undefined ? undefined : props[name];
  return typeof value === 'string' ? value : undefined;
}

/** A section that visitors of the page may see, as the desk names it; null where they may not. */
export function shownSection(uuid: string | undefined, resolve: Resolve): { nid: number; title: string } | null {
  const item = uuid === undefined ? undefined : resolve({ type: 'node', id: uuid });
  const fields = item && wireFields(item);
  const nid = fields ? wholeNumber(first(fields, 'nid')) : null;
  return nid === null || !fields ? null : { nid, title: firstText(fields, 'title') ?? '' };
}
