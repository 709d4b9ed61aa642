import type { useGetPuck } from '@puckeditor/core';
import type { Editor } from '@tiptap/core';
import { PAGE_ID } from '../editing.ts';
import { findBlockPosition } from '../outline/use-block-actions.ts';
import { setBlockInsertion } from '../palette/block-insertion.ts';
import { focusCanvasText } from './focus-text.ts';
import { getOwnerValues, writeMarkedValue } from './marked-values.ts';
import { getValueByPath, type Mark, toPathKey } from './marks.ts';

type GetPuck = ReturnType<typeof useGetPuck>;

/** Key that opens the palette in an empty text. */
const KEY = '/';

/** Returns true if the text at the caret is empty: a plain text, or the current paragraph of a formatted text. */
export function isCaretTextEmpty(container: HTMLElement, editor: Editor | undefined): boolean {
  if (!editor) return container.textContent === '';
  const { empty, $from } = editor.state.selection;
  return empty && $from.depth === 1 && $from.parent.content.size === 0;
}

/** Returns the value without the key that opened the palette; undefined if the rest is empty. */
export function removePaletteKey(value: unknown): string | undefined {
  const text = String(value ?? '');
  const rest = text === KEY ? '' : text.replace(`<p>${KEY}</p>`, '');
  return rest === '' ? undefined : rest;
}

/** Opens the palette to insert a block after the edited block, or to replace the block if it is empty. */
export function openBlockPalette(getPuck: GetPuck, mark: Mark): void {
  const blockPosition = findBlockPosition(getPuck, mark.owner);
  if (mark.owner === PAGE_ID || !blockPosition) return;
  const value = getValueByPath(getOwnerValues(getPuck, mark.owner), mark.path);
  const { id: _id, ...values } = getOwnerValues(getPuck, mark.owner) ?? {};
  const otherFields = Object.values(values).filter((item) => item !== undefined && item !== value);
  const isInPlace = otherFields.length === 0 && removePaletteKey(value) === undefined;
  setBlockInsertion({
    place: isInPlace ? blockPosition : { ...blockPosition, at: blockPosition.at + 1 },
    isInPlace,
    back: () => focusCanvasText({ id: mark.owner, path: toPathKey(mark) }, () => undefined),
    onChosen: () => writeMarkedValue(getPuck, mark, removePaletteKey(value)),
  });
}
