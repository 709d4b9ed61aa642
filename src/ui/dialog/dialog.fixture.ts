import { expect, vi } from 'vitest';

/**
 * For `beforeAll`: jsdom has the element but not its methods. What it returns waits until closed popups took their
 * entries of the history back, which they do a moment later: by then jsdom would be gone.
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
