import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import axeScript from 'axe-core/axe.min.js?url';
import type { BlockIds } from '../problems/block-ids.ts';
import type { AccessNote, DrawnKind } from './access-notes.ts';

/** The rules of axe that an editor's own words and pictures can break, and what they are told as. */
const KINDS: Readonly<Record<string, DrawnKind>> = {
  'color-contrast': 'contrast',
  'heading-order': 'heading-order',
  'link-name': 'link-empty',
};

const OPTIONS: RunOptions = {
  runOnly: { type: 'rule', values: Object.keys(KINDS) },
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false,
};

/** What the desk draws on the canvas for editors alone. */
const NOT_OF_THE_PAGE = ['.canvas-add', '.canvas-colleague', '.canvas-empty', '.canvas-card'];
const MOST_WORDS = 40;

/** The parts of axe that are used here. */
interface Checker {
  readonly run: (context: object, options: RunOptions) => Promise<AxeResults>;
  readonly frameMessenger: (messenger: { readonly open: () => () => void; readonly post: () => boolean }) => void;
}

type Frame = Window & { axe?: Checker };

const checkers = new WeakMap<Document, Promise<Checker>>();

function loaded(frame: Frame): Promise<Checker> {
  return new Promise((done, failed) => {
    const script = frame.document.createElement('script');
    script.src = axeScript;
    script.addEventListener('load', () => {
      const checker = frame.axe;
      if (!checker) return failed(new Error('The checker of the canvas did not come.'));
      // It is asked by the editor alone, and answers nobody who looks at the whole window with another one.
      checker.frameMessenger({ open: () => () => undefined, post: () => false });
      delete frame.axe;
      return done(checker);
    });
    script.addEventListener('error', () => failed(new Error('The checker of the canvas did not load.')));
    frame.document.head.append(script);
  });
}

/** The checker in the document of the canvas, loaded once: it looks at what that document draws. */
function checkerOf(frame: Frame): Promise<Checker> {
  const checker = checkers.get(frame.document) ?? loaded(frame);
  checkers.set(frame.document, checker);
  return checker;
}

/** Where an element of the canvas stands on the page; null for what belongs to no block and no field. */
export function pathOf(element: Element, ids: BlockIds): string | null {
  const id = element.closest<HTMLElement>('[data-puck-component]')?.dataset.puckComponent;
  const place = element.closest('[data-path]') ?? element.querySelector('[data-path]');
  // The words of a shared section stand in no field of this page.
  const field = place?.hasAttribute('data-shared') ? undefined : place?.getAttribute('data-path');
  if (id === undefined) return field ?? null;
  for (const [list, own] of Object.entries(ids)) {
    const at = own.indexOf(id);
    if (at >= 0) return [list, at, ...(field ? [field.split('.')[0]] : [])].join('.');
  }
  return null;
}

function noteOf(kind: DrawnKind, { element }: NodeResult, ids: BlockIds): readonly AccessNote[] {
  // What nobody typed yet is told as a field that is empty.
  if (!element || element.matches(':has([data-edit]:empty), [data-edit]:empty')) return [];
  const path = pathOf(element, ids);
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return path === null
    ? []
    : [{ path, kind, words: words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)} …` : words }];
}

/** What the drawn page makes hard to use for some: words on a background too like them, headings that skip a level. */
export async function drawnNotes(frame: Frame, ids: BlockIds): Promise<readonly AccessNote[]> {
  const checker = await checkerOf(frame);
  const exclude = NOT_OF_THE_PAGE.map((part) => [part]);
  const { violations } = await checker.run({ include: [['.canvas-page']], exclude }, OPTIONS);
  return violations.flatMap(({ id, nodes }) => {
    const kind = KINDS[id];
    return kind ? nodes.flatMap((node) => noteOf(kind, node, ids)) : [];
  });
}
