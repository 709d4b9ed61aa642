/** Focuses an element that replaces a clicked button, so that screen readers announce it. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
