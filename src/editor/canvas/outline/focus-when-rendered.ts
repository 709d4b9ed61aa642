import { revealPane } from '../panes.ts';

/** Maximum number of animation frames to wait for an element. */
const MAX_FRAMES = 60;

/** Moves the focus to an element as soon as it exists, and opens any details elements around it. */
export function focusWhenRendered(id: string, attempts = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (!element) {
      if (attempts > 0) focusWhenRendered(id, attempts - 1);
      return;
    }
    revealPane(element);
    for (let above = element.closest('details'); above; above = above.parentElement?.closest('details') ?? null) {
      above.open = true;
    }
    // A hidden element can receive the focus after it is rendered.
    requestAnimationFrame(() => {
      element.focus();
      element.scrollIntoView({ block: 'nearest' });
    });
  });
}
