import type { useGetPuck } from '@puckeditor/core';
import type { Editor } from '@tiptap/core';
import { PAGE_ID } from '../editing.ts';
import { findBlockPlace } from '../outline/use-block-actions.ts';
import { setAdding } from '../palette/block-insertion.ts';
import { focusCanvasPlace } from './focus-place.ts';
import { getValueByPath, type Mark, pathName } from './marks.ts';
import { getOwnerValues, store } from './store.ts';

type GetPuck = ReturnType<typeof useGetPuck>;

/** Key that opens the palette in an empty text. */
const KEY = '/';

/** True if the text at the caret is empty: a plain text, or the current paragraph of a formatted text. */
export function isCaretTextEmpty(place: HTMLElement, editor: Editor | undefined): boolean {
  if (!editor) return place.textContent === '';
  const { empty, $from } = editor.state.selection;
  return empty && $from.depth === 1 && $from.parent.content.size === 0;
}

/** Returns the value without the key that opened the palette; undefined if the rest is empty. */
export function withoutKey(value: unknown): string | undefined {
  const words = String(value ?? '');
  const rest = words === KEY ? '' : words.replace(`<p>${KEY}</p>`, '');
  return rest === '' ? undefined : rest;
}

/** Opens the palette to insert a block after the edited block, or to replace the block if it is empty. */
export function openBlockPalette(getPuck: GetPuck, mark: Mark): void {
  const place = findBlockPlace(getPuck, mark.owner);
  if (mark.owner === PAGE_ID || !place) return;
  const value = getValueByPath(getOwnerValues(getPuck, mark.owner), mark.path);
  const { id: _id, ...values } = getOwnerValues(getPuck, mark.owner) ?? {};
  const filled = Object.values(values).filter((one) => one !== undefined && one !== value);
  const isInPlace = filled.length === 0 && withoutKey(value) === undefined;
  setAdding({
    place: isInPlace ? place : { ...place, at: place.at + 1 },
    isInPlace,
    back: () => focusCanvasPlace({ id: mark.owner, path: pathName(mark) }, () => undefined),
    onChosen: () => store(getPuck, mark, withoutKey(value)),
  });
}
