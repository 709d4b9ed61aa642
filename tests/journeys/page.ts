import type { EngineDriver } from './engine/driver.ts';
import { NoAnswerError, PATIENCE_MS, until } from './engine/until.ts';

/** A click that was not noticed for this time missed its element. */
const MISSED_MS = 3_000;

type Kind = 'button' | 'field';

interface FoundElement {
  readonly x: number;
  readonly y: number;
  readonly value: string;
}

/**
 * Returns the centre of the first visible element with this text, in the topmost dialog or the whole page. Runs in the
 * page, without functions from outside and for the oldest browser.
 */
function findElement(kind: string, text: string): FoundElement | null {
  const pattern = new RegExp(text, 'i');
  const dialogs = document.querySelectorAll('dialog[open]');
  const root: ParentNode = dialogs[dialogs.length - 1] || document;
  const getName = (element: Element) =>
    (
      element.getAttribute('aria-label') ||
      (element as HTMLElement).innerText ||
      (element as HTMLInputElement).value ||
      ''
    )
      .replace(/\s+/g, ' ')
      .trim();
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled, [aria-disabled=true]');
  const withLabels = () =>
    Array.from(root.querySelectorAll('label'))
      .filter((label) => pattern.test(getName(label)))
      .map((label) => label.control);
  const getField = () =>
    Array.from(root.querySelectorAll('input[aria-label], textarea[aria-label], [role=textbox]')).filter((element) =>
      pattern.test(getName(element)),
    );
  const getPressed = () =>
    Array.from(root.querySelectorAll('button, a[href], summary, label, input[type=submit], [role=option]')).filter(
      (element) => pattern.test(getName(element)),
    );
  const all: readonly (Element | null)[] = kind === 'field' ? [...withLabels(), ...getField()] : getPressed();
  const element = all.find((element) => element !== null && isVisible(element));
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  Object.assign(window, { journeyTarget: element });
  // The middle of a link on two lines can be between its words: its first line is clicked.
  const { left, top, width, height } = element.getClientRects()[0] || element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, value: (element as HTMLInputElement).value || '' };
}

/** Records the next click on the element that was found last. Runs in the page. */
function watchTarget(): void {
  const watched = window as { journeyTarget?: Element; isJourneyPressed?: boolean };
  watched.isJourneyPressed = false;
  const note = ({ target }: Event) => {
    if (!watched.journeyTarget?.contains(target as Node)) return;
    watched.isJourneyPressed = true;
    removeEventListener('click', note, true);
  };
  addEventListener('click', note, true);
}

/** Selects an option as a user would; returns true if the select then has the value. Runs in the page. */
function chooseOption(text: string, value: string): boolean {
  const pattern = new RegExp(text, 'i');
  const label = Array.from(document.querySelectorAll('label')).find(({ innerText }) => pattern.test(innerText));
  const control = label?.control;
  if (!(control instanceof HTMLSelectElement)) return false;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return control.value === value;
}

/** Returns the text of the page, or of the topmost open dialog. Runs in the page. */
function readText(): string {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  return (dialogs[dialogs.length - 1] || document.body).innerText;
}

/** Returns true if the document is parsed and each island that loads immediately is hydrated. Runs in the page. */
function isAwake(): boolean {
  const isNew = !('leftByJourney' in window);
  return isNew && document.readyState !== 'loading' && !document.querySelector('astro-island[ssr][client=load]');
}

/** A page for a user: elements are found by their text, clicked by a pointer, and filled in by keys. */
export interface JourneyPage {
  readonly driver: EngineDriver;
  /** Loads a URL, and waits until its islands are hydrated. */
  readonly open: (url: string) => Promise<void>;
  readonly press: (words: string) => Promise<void>;
  readonly fill: (label: string, value: string) => Promise<void>;
  /** Selects an option by its value. */
  readonly choose: (label: string, value: string) => Promise<void>;
  readonly sees: (words: string) => Promise<void>;
  /** Waits until the path of the page matches. */
  readonly at: (path: RegExp) => Promise<void>;
  /** Runs a function in the page. It may use only its arguments. */
  readonly run: <A extends readonly unknown[], T>(use: (...given: A) => T, ...given: A) => Promise<Awaited<T>>;
  readonly text: () => Promise<string>;
}

export function toPage(driver: EngineDriver): JourneyPage {
  const run: JourneyPage['run'] = async (use, ...input) =>
    (await driver.evaluate(`(${use.toString()})(...${JSON.stringify(input)})`)) as never;
  const renderExists = (kind: Kind, text: string) => run(findElement, kind, text);
  /** Returns the element after it has stopped moving. */
  const getSettled = (kind: Kind, text: string) => {
    let lastText = '';
    return until(`${kind} "${text}"`, async () => {
      const foundElement = await renderExists(kind, text);
      const now = JSON.stringify(foundElement);
      const isStill = now === lastText;
      lastText = now;
      return isStill ? foundElement : null;
    });
  };
  /** Returns true if the click reached the element, also if it left the page. */
  const arrives = () =>
    until(
      'the click arrives',
      () => run(() => (window as { isJourneyPressed?: boolean }).isJourneyPressed !== false),
      MISSED_MS,
    )
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof NoAnswerError) throw error;
        return false;
      });
  return {
    driver,
    run,
    text: () => run(readText),
    open: async (url) => {
      const urlBefore = await run(() => location.href);
      const load = async () => {
        await run(() => void Object.assign(window, { leftByJourney: true }));
        await driver.navigate(url);
        await until(`${url} is hydrated`, () => run(isAwake));
      };
      await load();
      // If a login reloads the current page, its URL replaces the requested one, which is loaded again.
      if (url !== urlBefore && (await run(() => location.href)) === urlBefore) await load();
    },
    press: async (text) => {
      // The pointer misses an element that the page is moving, like a hand: it is clicked again.
      for (let isPressed = false; !isPressed; ) {
        const { x, y } = await getSettled('button', text);
        await run(watchTarget);
        await driver.click(x, y);
        isPressed = await arrives();
      }
    },
    fill: async (label, value) => {
      const { x, y } = await getSettled('field', label);
      await driver.click(x, y);
      await run(() => {
        const active = document.activeElement as Partial<HTMLInputElement> | null;
        if (active?.select) active.select();
      });
      await driver.type(value);
      await until(`"${label}" holds "${value}"`, async () => (await renderExists('field', label))?.value === value);
    },
    choose: async (label, value) => {
      await until(`"${label}" has "${value}"`, () => run(chooseOption, label, value));
    },
    sees: async (text) => {
      const pattern = new RegExp(text, 'i');
      await until(`the page shows "${text}"`, async () => pattern.test(await run(readText)));
    },
    at: async (path) => {
      await until(`the address is ${path}`, async () => path.test(await run(() => location.pathname)), PATIENCE_MS);
      await until(`${path} is hydrated`, () => run(isAwake));
    },
  };
}
