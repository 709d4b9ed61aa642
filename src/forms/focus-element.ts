/** A part that takes the place of a pressed button gets the focus, by which it is read out. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
