import type { Page } from '@playwright/test';

/** Presses of the mouse in whatever page this tab shows, its frames too. */
export async function countingPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeBinding('pressed', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // The frame of the canvas may run this twice in one window: a press is counted once, and only a person's.
    const counter = window as unknown as { countedPresses?: WeakSet<Event>; pressed(): void };
    counter.countedPresses ??= new WeakSet();
    const count = (event: Event) => {
      if (!event.isTrusted || counter.countedPresses?.has(event)) return;
      counter.countedPresses?.add(event);
      counter.pressed();
    };
    // At the document of the moment, which a frame changes: a press that Playwright takes back and repeats, because
    // something moved under it, ends at the window.
    addEventListener('pointerdown', () => document.addEventListener('click', count, true), true);
  });
  return () => count;
}
