import type { Page } from '@playwright/test';

/** Counts the mouse clicks in any page of this tab, including its frames. */
export async function getCountingPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeBinding('pressed', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // The frame of the canvas may run this script twice in one window: a click is counted once, and only a user's.
    const counter = window as unknown as { countedPresses?: WeakSet<Event>; pressed(): void };
    counter.countedPresses ??= new WeakSet();
    const count = (event: Event) => {
      if (!event.isTrusted || counter.countedPresses?.has(event)) return;
      counter.countedPresses?.add(event);
      counter.pressed();
    };
    // Listens on the current document, which a frame replaces: a click that Playwright cancels and repeats, because
    // something moved under it, ends at the window.
    addEventListener('pointerdown', () => document.addEventListener('click', count, true), true);
  });
  return () => count;
}
