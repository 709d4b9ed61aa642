import { useEffect, useRef } from 'react';

/**
 * Moves the focus into the form of an item when it replaces the item, and back when it closes: to the button with the
 * item's name in `data-edit`, or for a new item to the button with `data-add`. `edited` is null while no form is open.
 */
export function useEditFocus(edited: string | null, fieldId: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = edited;
    if (edited !== null) document.getElementById(fieldId)?.focus();
    else if (closed !== null && !focusElement(`[data-edit="${closed}"]`)) focusAdd();
  }, [edited, fieldId]);
}

function focusElement(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

/** Moves the focus to the button that adds an item, after one was deleted. */
export const focusAdd = (): boolean => focusElement('[data-add]');
