import type { Definition, NodeDefinition } from '#registry/define.ts';
import { isParagraphsField } from '#registry/define.ts';
import { isGroupField } from '#registry/fields/group.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { PAGE_ID } from '../editing.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import type { BlockIds } from './block-ids.ts';

/** Location in the editor at which a stored value is edited. */
export interface EditorLocation {
  /** Block of the page to select; PAGE_ID for a field of the page. */
  readonly block: string;
  /** Block that has the field: this block, or one nested in it. */
  readonly owner: string;
  /** Null for the block as a whole. */
  readonly field: string | null;
  /** Type that the field belongs to, for its label in the list of errors. */
  readonly definition: Definition;
}

interface Page {
  readonly registry: EditorRegistry;
  readonly definition: NodeDefinition;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly ids: BlockIds;
}

/** Finds the location in the editor for a path of the stored fields ("paragraphs.2.exercises.0.title"). */
export function findEditorLocation(path: string, { registry, definition, fields, ids }: Page): EditorLocation {
  const [list = '', ...steps] = path.split('.');
  let editorLocation: EditorLocation = { block: PAGE_ID, owner: PAGE_ID, field: list, definition };
  let holder: Readonly<Record<string, unknown>> = fields;
  let name = list;
  while (steps.length > 0) {
    const field = editorLocation.definition.fields[name];
    if (field && isGroupField(field)) return { ...editorLocation, field: [name, ...steps].join('.') };
    const index = Number(steps.shift());
    const value = holder[name];
    if (!field || !isParagraphsField(field) || !Array.isArray(value)) return editorLocation;
    const child: unknown = value[index];
    const id = editorLocation.block === PAGE_ID ? ids[list]?.[index] : undefined;
    if (!isStoredParagraph(child))
      return id === undefined ? editorLocation : { ...editorLocation, block: id, owner: id, field: null };
    const paragraph = findParagraph(registry, child.type);
    const next = steps.shift() ?? null;
    const block = id ?? editorLocation.block;
    editorLocation = {
      block,
      owner: id ?? child.uuid,
      field: next,
      definition: paragraph ?? editorLocation.definition,
    };
    if (next === null || !paragraph) return editorLocation;
    holder = child;
    name = next;
  }
  return editorLocation;
}
