import { expect, type Page } from '@playwright/test';

/** Numbers the elements that Tab should reach on the current page; returns their names. */
const markStops = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const visited = new Set<string>();
    const isStop = (element: HTMLElement): boolean => {
      const isOff = element.matches(':disabled') || element.closest('[inert]') !== null;
      if (element.tabIndex < 0 || isOff || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A radio group is one stop: the selected one, otherwise the first reached.
      const group = `${element.form?.id ?? ''} ${element.name}`;
      const selectedInputs = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
      if (selectedInputs.some(({ name, form }) => name === element.name && form === element.form))
        return element.checked;
      return !visited.has(group) && visited.add(group) !== undefined;
    };
    const open = document.querySelector('dialog[open]') ?? document;
    const all = open.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    );
    return [...all].filter(isStop).map((element, index) => {
      element.dataset.stop = String(index);
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return `${element.tagName.toLowerCase()}#${element.id || '-'} ${name}`;
    });
  });

/** Expects that Tab reaches every stop, that none traps the focus, and that each shows it. */
export async function expectEveryStop(page: Page): Promise<void> {
  // Elements that depend on the width appear or disappear a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const stops = await markStops(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.focus();
  });
  const reachable = new Set<number>();
  const unseenEntries: string[] = [];
  for (let press = 0; press < stops.length * 2 + 60 && reachable.size < stops.length; press += 1) {
    await page.keyboard.press('Tab');
    const position = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.dataset.stop) return null;
      const isFrame = element instanceof HTMLIFrameElement;
      // The button of a calendar is inside its field; the browser draws its focus ring.
      const isCalendar = element.matches('[type=date]:not(:focus-visible)');
      const shows = [element, element.closest('label'), element.parentElement, ...element.querySelectorAll('*')]
        .concat(element.nextElementSibling)
        .some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
      return { stop: Number(element.dataset.stop), isShown: isFrame || isCalendar || shows };
    });
    if (position === null) continue;
    reachable.add(position.stop);
    if (!position.isShown) unseenEntries.push(stops[position.stop] ?? '');
  }
  expect(stops.filter((_, index) => !reachable.has(index))).toEqual([]);
  expect([...new Set(unseenEntries)]).toEqual([]);
}
