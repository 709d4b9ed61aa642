import { EXAMPLE_SECTIONS } from '#registry/example.ts';
import type { AnyField, WireItem } from '#registry/fields/field.ts';
import { findParagraphDefinition } from '#registry/index.ts';

/** Returns the section that an example references, in wire format. */
export function getSectionItem(id: string): WireItem | undefined {
  const blocks = EXAMPLE_SECTIONS[id];
  if (!blocks) return undefined;
  const named = (type: string, uuid: string) => ({ uuid: [{ value: uuid }], type: [{ target_id: type }] });
  const wrapped = blocks.map(({ uuid, type, ...stored }) => {
    const own = Object.entries(findParagraphDefinition(type)?.fields ?? {}) as [string, AnyField][];
    const fields = own.map(([name, field]) => [
      field.wire,
      name in stored ? field.wrap(stored[name], () => undefined) : [],
    ]);
    return { ...named(type, uuid), ...Object.fromEntries(fields) };
  });
  return { ...named('section', id), field_paragraphs: wrapped };
}
