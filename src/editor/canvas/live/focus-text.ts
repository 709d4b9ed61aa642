import { moveCaretToEnd } from './caret.ts';

/** Maximum number of animation frames to wait for a rendering. */
const MAX_FRAMES = 60;

interface TextTarget {
  /** Id of the block. */
  readonly id: string;
  /** Path of the value in the block; omitted for the first text. */
  readonly path?: string;
  /** True to find the first text that other pages show too. */
  readonly isShared?: boolean;
}

/** Returns the window of the canvas; null if the canvas is not rendered. */
export const getCanvasWindow = (): Window | null =>
  document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow ?? null;

/**
 * Moves the caret to the end of a text on the canvas as soon as it is rendered. Calls `onNone` if the block has no
 * texts.
 */
export function focusCanvasText(soughtTextTarget: TextTarget, onNone: () => void, attempts = MAX_FRAMES): void {
  const { id, path, isShared } = soughtTextTarget;
  const selector = `[data-path${path === undefined ? '' : `='${path}'`}]${isShared ? '[data-shared]' : ''}`;
  requestAnimationFrame(() => {
    const block = getCanvasWindow()?.document.querySelector(`[data-puck-component='${CSS.escape(id)}']`);
    if (!block && attempts > 0) return focusCanvasText(soughtTextTarget, onNone, attempts - 1);
    // Texts become editable one frame after they are rendered.
    requestAnimationFrame(() => {
      const container = block?.querySelector<HTMLElement>(selector);
      if (!container) return onNone();
      container.focus();
      moveCaretToEnd(container);
      container.scrollIntoView({ block: 'nearest' });
    });
  });
}
