import type { PointerEvent } from 'react';

/** Index of a row in the part of its list within which it can be moved, and the callback for its new index. */
export interface DraggedRow {
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Distance in px from the edge of the window at which a list scrolls, and px per frame. */
const EDGE_PX = 56;
const SCROLL_PX = 10;

/** Returns the index of the pointer among the rows: the number of rows with their middle above it. */
function findRowIndex(rows: readonly Element[], at: number, y: number): number {
  const otherRows = rows.filter((_, index) => index !== at);
  return otherRows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Drags a row of a list by its handle: a line shows the target position, and Escape cancels. The handle is for mouse
 * and touch; the buttons next to it are for the keyboard. A row that may move only among some rows of the list has
 * their ids in `data-among`.
 */
export function dragRow(event: PointerEvent<HTMLElement>, { at, count, onMove }: DraggedRow): void {
  const grip: HTMLElement = event.currentTarget;
  const row = grip.closest('li');
  const list = row?.parentElement;
  if (!row || !list || event.button !== 0) return;
  event.preventDefault();
  const all = [...list.children];
  const among = all.filter((element) => element.matches(row.dataset.among ?? 'li'));
  const first = among.indexOf(row) - at;
  const rows = among.slice(first, first + count);
  let [y, to, frame] = [event.clientY, at, 0];

  const clear = () => {
    for (const element of all) element.removeAttribute('data-drop');
  };
  const show = () => {
    clear();
    to = findRowIndex(rows, at, y);
    const next = rows[to < at ? to : to + 1];
    const last = row.dataset.among ? all.at(-1) : rows.at(-1);
    if (to === at) return;
    if (next) next.setAttribute('data-drop', 'before');
    else last?.setAttribute('data-drop', 'after');
  };
  const follow = () => {
    const step = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      scrollBy(0, step);
      show();
    }
    frame = requestAnimationFrame(follow);
  };
  const controller = new AbortController();
  const { signal } = controller;
  const endDrag = () => {
    controller.abort();
    cancelAnimationFrame(frame);
    clear();
    row.removeAttribute('data-dragged');
  };

  row.setAttribute('data-dragged', '');
  grip.setPointerCapture(event.pointerId);
  frame = requestAnimationFrame(follow);
  grip.addEventListener(
    'pointermove',
    (movedPointerEvent) => {
      y = movedPointerEvent.clientY;
      show();
    },
    { signal },
  );
  grip.addEventListener(
    'pointerup',
    () => {
      endDrag();
      if (to !== at) onMove(to);
    },
    { signal },
  );
  grip.addEventListener('pointercancel', endDrag, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      endDrag();
    },
    { signal },
  );
}
