import { EXAMPLE_SECTIONS } from '#registry/example.ts';
import type { AnyField, WireItem } from '#registry/fields/field.ts';
import { findParagraphDefinition } from '#registry/index.ts';

/** Returns the section that an example references, in wire format. */
export function getSectionItem(id: string): WireItem | undefined {
  const blocks = EXAMPLE_SECTIONS[id];
  if (!blocks) return undefined;
  const getName = (type: string, uuid: string) => ({ uuid: [{ value: uuid }], type: [{ target_id: type }] });
  const wrapped = blocks.map(({ uuid, type, ...stored }) => {
    const fieldEntries = Object.entries(findParagraphDefinition(type)?.fields ?? {}) as [string, AnyField][];
    const fields = fieldEntries.map(([name, field]) => [
      field.wireName,
      name in stored ? field.wrap(stored[name], () => undefined) : [],
    ]);
    return { ...getName(type, uuid), ...Object.fromEntries(fields) };
  });
  return { ...getName('section', id), field_paragraphs: wrapped };
}
