import { atom } from 'nanostores';
import { TOAST_KEY } from './tab-keys.ts';
import { eraseTab, readTab, writeTab } from './tab-store.ts';

export interface ToastNotice {
  readonly id: string;
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

/** Toasts of all islands, oldest first. */
export const $toasts = atom<readonly ToastNotice[]>([]);

let count = 0;

/**
 * Shows a toast and returns its id, with which it can be closed. The next toast replaces a success. A success also
 * closes earlier failures, because "try again" next to a success would make users do it twice.
 */
export function openToast(kind: ToastNotice['kind'], text: string): string {
  count += 1;
  const id = String(count);
  const failures = kind === 'done' ? [] : $toasts.get().filter((toast) => toast.kind === 'failed');
  $toasts.set([...failures, { id, kind, text }]);
  return id;
}

/** Shows a toast until the user closes it. */
export function showToast(kind: ToastNotice['kind'], text: string): void {
  openToast(kind, text);
}

export function closeToast(id: string): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Shows a toast on the next page. */
export function showToastOnNextPage(kind: ToastNotice['kind'], text: string): void {
  // Without storage the next page shows no toast, but the action is complete.
  writeTab(TOAST_KEY, JSON.stringify({ kind, text }));
}

/** Shows the toast that the previous page stored. */
export function showStoredToast(): void {
  const storedToast = readTab(TOAST_KEY);
  if (storedToast === null) return;
  eraseTab(TOAST_KEY);
  const { kind, text } = JSON.parse(storedToast) as Pick<ToastNotice, 'kind' | 'text'>;
  showToast(kind, text);
}
