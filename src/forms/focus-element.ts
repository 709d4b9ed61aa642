/** Focuses an element that replaces a clicked button, so that it is read aloud. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
