import type { Page } from '@playwright/test';

export interface FirstWindow {
  /** Words of the page's main part that are visible without scrolling. */
  readonly words: number;
  readonly text: string;
  /** Sizes of type in the window, in whole pixels, ascending. */
  readonly sizes: readonly number[];
  /** The title: its size, its start below the frame, and what is above it. */
  readonly h1: { readonly size: number; readonly top: number; readonly above: string } | null;
}

/**
 * Returns what the window shows of the page. A word counts if its middle lies in the window and nothing covers it: what
 * is folded, below the window, under the tab bar or drawn for screen readers alone does not count, and neither do the
 * bar of a popup and the advice of a safety notice, which is never shortened for a count.
 */
export const readFirstWindow = (page: Page): Promise<FirstWindow> =>
  page.evaluate(() => {
    // A text for screen readers alone is clipped to nothing, or lies in a box of a pixel.
    const isClipped = (element: Element): boolean => {
      const { clipPath, overflow } = getComputedStyle(element);
      const isTiny = overflow === 'hidden' && element.getBoundingClientRect().width < 2;
      return (
        clipPath === 'inset(50%)' || isTiny || (element.parentElement !== null && isClipped(element.parentElement))
      );
    };
    const isSeen = (range: Range, parent: Element) => {
      const { left, top, width, height } = range.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (width < 2 || height < 2 || !hit || isClipped(parent)) return false;
      // The label of a checkbox covers its own explanation, and both can be pressed.
      const control = hit.closest('.check') ?? hit.closest('label') ?? hit;
      return control.contains(parent) || parent.contains(hit) || isLetThrough(hit, parent);
    };
    // A part that lets presses through is covered by its surroundings.
    const isLetThrough = (hit: Element, parent: Element) =>
      hit.contains(parent) && getComputedStyle(parent).pointerEvents === 'none';
    const words: string[] = [];
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const { index, 0: word } of (texts.currentNode.textContent ?? '').matchAll(/\S*[\p{L}\d]\S*/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (!isSeen(range, parent)) continue;
        sizes.add(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize)));
        if (parent.closest('main') && !parent.closest('.banner-crisis, .dialog-top')) words.push(word);
      }
    }
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const getAbove = (title: Element) => {
      const kinds = { drawing: '.drawing', progress: 'progress', link: 'a', line: 'p' };
      const isAbove = (part: Element) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        part.getBoundingClientRect().height > 2 &&
        part.closest('dialog') === title.closest('dialog') &&
        part.getBoundingClientRect().bottom <= title.getBoundingClientRect().top + 2;
      const found = Object.entries(kinds).find(([, parts]) => [...(main?.querySelectorAll(parts) ?? [])].some(isAbove));
      if (found) return found[0];
      return title.closest('.modal-page') ? 'popup' : title.closest('.scene') ? 'scene' : 'nothing';
    };
    const h1 = main &&
      heading && {
        size: Math.round(Number.parseFloat(getComputedStyle(heading).fontSize)),
        top: Math.round(heading.getBoundingClientRect().top - main.getBoundingClientRect().top),
        above: getAbove(heading),
      };
    return { words: words.length, text: words.join(' '), sizes: [...sizes].sort((a, b) => a - b), h1: h1 ?? null };
  });
