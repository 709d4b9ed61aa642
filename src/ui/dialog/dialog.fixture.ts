import { expect, vi } from 'vitest';

/**
 * Adds the dialog methods that jsdom lacks (for `beforeAll`). Returns a function that waits until closed popups have
 * removed their history entries; call it before jsdom closes.
 */
export function installDialogMethods(): () => Promise<void> {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  return async () => {
    await vi.waitFor(() => expect(history.state?.popups ?? 0).toBe(0), 60_000);
    await new Promise((resolve) => setTimeout(resolve));
  };
}
