import type { Page } from '@playwright/test';

/** Minimum width and height of a touch target (CSS pixels). */
const TARGET = 44;

/** Elements that can be clicked. An element with a label can also be clicked by its label. */
const PRESSED =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=slider], [tabindex="0"]';

/**
 * Returns the clickable elements of the page that are smaller than a thumb, as `class "words" width x height`. A link
 * inside a sentence, or in the running text of an editor, is as high as its line (WCAG 2.5.5), a disabled element is
 * not a target, and an element with a larger clickable area (of a surrounding part or its label) counts with that area.
 */
export async function readSmallTargets(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  // Shows the whole page: `elementFromPoint` finds only elements in the window.
  const integer = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, integer) + 200 });
  const smallTargets = await page.evaluate(
    ([pressedKeys, target]) => {
      const isInSentence = (element: Element) => {
        if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
        if (element.closest('.prose')) return true;
        const around = element.parentElement?.closest('p, li, dd, td, label, legend, figcaption, div') ?? null;
        return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
      };
      const answers = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        if (element.contains(hit)) return true;
        const label = hit.closest('label');
        return label !== null && label.control === element;
      };
      /** Measures how far the target extends from its middle, in both directions together. */
      const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
        let length = 1;
        for (const sign of [-1, 1])
          for (let step = 1; step <= target && answers(element, x + sign * dx * step, y + sign * dy * step); step += 1)
            length += 1;
        return length;
      };
      // Behind a popup nothing can be clicked.
      const popup = [...document.querySelectorAll('dialog:modal')].at(-1);
      return [...(popup ?? document).querySelectorAll(pressedKeys)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        if (element.matches(':disabled, [aria-disabled=true]') || isInSentence(element)) return [];
        const box = element.getBoundingClientRect();
        const displayedLabel = element instanceof HTMLInputElement && box.width <= 2 ? element.labels?.[0] : element;
        const { left, top, width, height } = (displayedLabel ?? element).getBoundingClientRect();
        // Outside the window: a skip link becomes visible with keyboard focus.
        if (width < 2 || height < 2 || left + width <= 0 || top + height <= 0) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const wide = width >= target ? width : reach(element, x, y, 1, 0);
        const high = height >= target ? height : reach(element, x, y, 0, 1);
        // Tolerates fractions of a pixel.
        if (wide >= target - 0.5 && high >= target - 0.5) return [];
        const attribute = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
        const name = `${element.localName}.${[...element.classList].join('.')}`;
        return [`${name} "${attribute.slice(0, 40)}" ${Math.round(wide)} x ${Math.round(high)}`];
      });
    },
    [PRESSED, TARGET] as const,
  );
  await page.setViewportSize({ width, height });
  return smallTargets;
}
