import { atom } from 'nanostores';
import { CARRIED_TOAST } from './carried-toast.ts';
import { eraseTab, readTab, writeTab } from './tab-store.ts';

export interface Notice {
  readonly id: string;
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

/** Short notices of any island, oldest first. */
export const $toasts = atom<readonly Notice[]>([]);

let count = 0;

/**
 * Says something shortly; the answer is its id, to close it with. What was done takes away what had failed: "try again"
 * beside a try that succeeded has people do it twice.
 */
export function openToast(kind: Notice['kind'], text: string): string {
  count += 1;
  const id = String(count);
  const open = $toasts.get();
  const standing = kind === 'done' ? open.filter((toast) => toast.kind !== 'failed') : open;
  $toasts.set([...standing, { id, kind, text }]);
  return id;
}

/** Says something shortly, until the reader closes it. */
export function showToast(kind: Notice['kind'], text: string): void {
  openToast(kind, text);
}

export function closeToast(id: string): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Says it on the page that comes next. */
export function carryToast(kind: Notice['kind'], text: string): void {
  // Without storage the next page says nothing; what was done is done.
  writeTab(CARRIED_TOAST, JSON.stringify({ kind, text }));
}

/** Says what the page before wanted said. */
export function showCarriedToast(): void {
  const carried = readTab(CARRIED_TOAST);
  if (carried === null) return;
  eraseTab(CARRIED_TOAST);
  const { kind, text } = JSON.parse(carried) as Pick<Notice, 'kind' | 'text'>;
  showToast(kind, text);
}
