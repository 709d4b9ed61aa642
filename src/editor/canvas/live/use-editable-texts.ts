import { registerOverlayPortal, useGetPuck } from '@puckeditor/core';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef } from 'react';
import { getEditorHtml, openEditor } from '../../kit/rich-text/rich-text-editor.ts';
import { PAGE_ID } from '../editing.ts';
import { getSectionUuid } from '../shared/opened-sections.ts';
import { undoOrRedoInSection } from '../shared/section-steps.ts';
import { waitForUndoStep } from '../use-undo.ts';
import { moveCaretToEnd } from './caret.ts';
import { getOwnerValues, writeMarkedValue } from './marked-values.ts';
import { getValueByPath, type Mark, toPathKey } from './marks.ts';
import { isCaretTextEmpty, openBlockPalette } from './open-block-palette.ts';
import { BAR_ID, notifyOpenTextChange, setOpenText } from './open-text.ts';

type GetPuck = ReturnType<typeof useGetPuck>;

const SELECTOR = '[data-edit]';
const BLOCK = '[data-puck-component]';

/**
 * Selects the block that is edited, so that its fields are shown; in a section, the block that refers to the section.
 */
function selectEditedBlock(getPuck: GetPuck, mark: Mark, container: HTMLElement): void {
  const { dispatch, getSelectorForId, selectedItem } = getPuck();
  const isOfSection = getSectionUuid(mark.owner) !== undefined;
  const owner = (isOfSection && container.closest<HTMLElement>(BLOCK)?.dataset.puckComponent) || mark.owner;
  if (selectedItem?.props.id === owner || (owner === PAGE_ID && !selectedItem)) return;
  const itemSelector = owner === PAGE_ID ? null : (getSelectorForId(owner) ?? null);
  dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
}

const toOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/\u00A0/g, ' ');

/** Returns the text of an element as it is stored; undefined if it is empty. */
function readElementText(container: HTMLElement, mark: Mark): string | undefined {
  const text = container.textContent ?? '';
  const textKey = mark.kind === 'text' ? toOneLine(text) : text.replace(/\u00A0/g, ' ');
  return textKey === '' && mark.path.at(-1) !== 'title' ? undefined : textKey;
}

type Step = 'back' | 'forward';

function getRequestedStep({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Step | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'forward' : 'back';
  return key.toLowerCase() === 'y' ? 'forward' : null;
}

/**
 * Makes the texts of a rendered block editable: plain text in place, formatted text with the rich text editor. `html`
 * is the current rendering; it must not change while the editor types, so that the caret does not move.
 */
export function useEditableTexts(
  drawing: RefObject<HTMLElement | null>,
  html: string,
  marks: readonly Mark[],
  onHold: (isHeld: boolean) => void,
): void {
  const getPuck = useGetPuck();
  const hold = useRef(onHold);
  hold.current = onHold;
  const marksRef = useRef(marks);
  marksRef.current = marks;
  const followRef = useRef<() => void>(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has other places
  useEffect(() => {
    const root = drawing.current;
    if (!root) return undefined;
    const target = root.ownerDocument;
    const editors = new Map<HTMLElement, Editor>();
    const getMark = (container: HTMLElement) => marksRef.current[Number(container.dataset.edit)];
    const findContainer = (event: Event) => (event.target as Element).closest<HTMLElement>(SELECTOR);

    /** Stored values of the texts, as far as they are shown. */
    const shown = new Map<HTMLElement, unknown>();
    const readValue = (mark: Mark) => getValueByPath(getOwnerValues(getPuck, mark.owner), mark.path);
    const write = (container: HTMLElement, mark: Mark, value: string | undefined) => {
      shown.set(container, value);
      writeMarkedValue(getPuck, mark, value);
    };
    /** Shows a value that was not written here: typing on would undo a colleague's change. */
    const follow = (container: HTMLElement, mark: Mark) => {
      const value = readValue(mark);
      if (value === shown.get(container)) return;
      shown.set(container, value);
      const editor = editors.get(container);
      if (editor) {
        if (value !== getEditorHtml(editor)) editor.commands.setContent(String(value ?? ''), { emitUpdate: false });
      } else if (container.textContent !== value) {
        container.textContent = String(value ?? '');
        moveCaretToEnd(container);
      }
    };

    const openRich = (container: HTMLElement, mark: Mark) => {
      const existingEditor = editors.get(container);
      if (existingEditor) return existingEditor;
      const value = readValue(mark);
      shown.set(container, value);
      const editor = openEditor({
        element: { mount: container },
        content: String(value ?? ''),
        hasUndo: false,
        attributes: {
          class: container.className,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': mark.label,
          'data-edit': container.dataset.edit ?? '',
        },
        onChange: (html) => write(container, mark, html),
        onMove: notifyOpenTextChange,
      });
      editors.set(container, editor);
      return editor;
    };

    let isHeld = false;
    const closeText = () => {
      isHeld = false;
      setOpenText(null);
      hold.current(false);
    };

    const enter = (event: FocusEvent) => {
      const container = findContainer(event);
      const mark = container && getMark(container);
      if (!container || !mark) return;
      isHeld = true;
      hold.current(true);
      selectEditedBlock(getPuck, mark, container);
      setOpenText(
        mark.kind === 'rich' ? { editor: openRich(container, mark), label: mark.label, onLeft: closeText } : null,
      );
      follow(container, mark);
    };
    followRef.current = () => {
      const container = isHeld && target.activeElement?.closest<HTMLElement>(SELECTOR);
      const mark = container && root.contains(container) && getMark(container);
      if (container && mark) follow(container, mark);
    };
    const handlePointer = (event: Event) => {
      const container = findContainer(event);
      const mark = container && getMark(container);
      if (container && mark?.kind === 'rich') openRich(container, mark);
    };
    const handleFocusOut = (event: FocusEvent) => {
      if (root.contains(event.relatedTarget as Node | null)) return;
      // A frame does not report which element outside it receives the focus, so the focus is checked a moment later.
      setTimeout(() => {
        const isInBar = document.getElementById(BAR_ID)?.contains(document.activeElement);
        if (!isInBar && !root.contains(target.activeElement)) closeText();
        else if (!isInBar && !target.hasFocus()) closeText();
      });
    };

    // A slow computer needs more time, so the focus event outside the frame is handled too.
    const handleOutside = ({ target: next }: FocusEvent) => {
      const isInBar = document.getElementById(BAR_ID)?.contains(next as Node);
      if (isHeld && !isInBar && !(next instanceof HTMLIFrameElement)) closeText();
    };

    const handleInput = (event: Event) => {
      const container = findContainer(event);
      const mark = container && getMark(container);
      if (!container || !mark || mark.kind === 'rich' || (event as InputEvent).isComposing) return;
      write(container, mark, readElementText(container, mark));
    };
    const limit = (event: InputEvent) => {
      const container = findContainer(event);
      const mark = container && getMark(container);
      if (!container || !mark || mark.kind === 'rich') return;
      const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      const selectionLength = target.getSelection()?.toString().length ?? 0;
      const rowCount = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length;
      const isFull = rowCount > 0 && (container.textContent?.length ?? 0) - selectionLength + rowCount > mark.max;
      if ((isBreak && mark.kind === 'text') || isFull) event.preventDefault();
    };

    const step = (container: HTMLElement, mark: Mark, step: Step) => {
      const section = getSectionUuid(mark.owner);
      // A section has a separate undo history on every page on which it is edited.
      void (section === undefined ? waitForUndoStep(getPuck) : Promise.resolve()).then(() => {
        const { history } = getPuck();
        if (section !== undefined) undoOrRedoInSection(section, step);
        else if (step === 'back' ? !history.hasPast : !history.hasFuture) return;
        else history[step]();
        follow(container, mark);
      });
    };
    // The library deletes the selected block on Backspace and does not detect fields in a frame, so no key event may
    // reach it.
    const handleKeyDown = (event: KeyboardEvent) => {
      const container = findContainer(event);
      const mark = container && getMark(container);
      if (!container || !mark) return;
      const historyStep = getRequestedStep(event);
      if (historyStep !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        step(container, mark, historyStep);
      }
      // The text contains the typed character after the event, and still does if no block is chosen.
      if (event.key === '/' && isCaretTextEmpty(container, editors.get(container)))
        setTimeout(() => openBlockPalette(getPuck, mark));
      if (event.key === 'Escape' && !event.isComposing) container.closest<HTMLElement>(BLOCK)?.focus();
      if (event.altKey && event.key === 'F10') {
        event.preventDefault();
        document.getElementById(BAR_ID)?.querySelector('button')?.focus();
      }
    };
    // Clicks must not reach the library either: it would deselect the block.
    const stopEvent = (event: Event) => {
      if (findContainer(event)) event.stopPropagation();
    };

    const portals = [...root.querySelectorAll<HTMLElement>(SELECTOR)].map((container) => {
      const mark = getMark(container);
      if (mark) {
        shown.set(container, readValue(mark));
        if (mark.kind !== 'rich') container.contentEditable = 'plaintext-only';
        if (mark.kind !== 'text') container.setAttribute('aria-multiline', 'true');
        container.setAttribute('aria-label', mark.label);
        container.dataset.hint = mark.label;
        container.dataset.path = toPathKey(mark);
        if (getSectionUuid(mark.owner) !== undefined) container.dataset.shared = '';
        container.setAttribute('role', 'textbox');
      }
      container.tabIndex = 0;
      return registerOverlayPortal(container);
    });
    const abortController = new AbortController();
    const on = { signal: abortController.signal };
    root.addEventListener('focusin', enter, on);
    root.addEventListener('focusout', handleFocusOut, on);
    document.addEventListener('focusin', handleOutside, on);
    root.addEventListener('pointerover', handlePointer, { ...on, capture: true });
    root.addEventListener('input', handleInput, on);
    root.addEventListener('compositionend', handleInput, on);
    root.addEventListener('beforeinput', limit, on);
    root.addEventListener('keydown', handleKeyDown, { ...on, capture: true });
    root.addEventListener('keydown', stopEvent, on);
    root.addEventListener('keyup', stopEvent, on);
    root.addEventListener('click', stopEvent, on);
    return () => {
      abortController.abort();
      for (const portal of portals) portal?.();
      for (const editor of editors.values()) editor.destroy();
    };
  }, [drawing, html, getPuck]);

  // The drawing is frozen while the editor types, but a colleague's save changes the values.
  useEffect(() => followRef.current());
}
