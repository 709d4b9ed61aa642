import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import axeScript from 'axe-core/axe.min.js?url';
import type { BlockIds } from '../problems/block-ids.ts';
import type { AccessNote, RenderedNoteKind } from './access-notes.ts';

/** Axe rules that an editor's texts and images can break, with the kind of note for each. */
const KINDS: Readonly<Record<string, RenderedNoteKind>> = {
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

/** Elements that the desk adds to the canvas for editors only. */
const EDITOR_ELEMENTS = ['.canvas-add', '.canvas-colleague', '.canvas-empty', '.canvas-card'];
const MAX_TEXT_LENGTH = 40;

/** The parts of axe that are used here. */
interface Checker {
  readonly run: (context: object, options: RunOptions) => Promise<AxeResults>;
  readonly frameMessenger: (messenger: { readonly open: () => () => void; readonly post: () => boolean }) => void;
}

type Frame = Window & { axe?: Checker };

const checkers = new WeakMap<Document, Promise<Checker>>();

function loadChecker(frame: Frame): Promise<Checker> {
  return new Promise((resolve, reject) => {
    const script = frame.document.createElement('script');
    script.src = axeScript;
    script.addEventListener('load', () => {
      const checker = frame.axe;
      if (!checker) return reject(new Error('The accessibility checker did not arrive.'));
      // Axe runs only in the editor, so messages of other copies of axe in the window are not answered.
      checker.frameMessenger({ open: () => () => undefined, post: () => false });
      delete frame.axe;
      return resolve(checker);
    });
    script.addEventListener('error', () => reject(new Error('The accessibility checker did not load.')));
    frame.document.head.append(script);
  });
}

/** Returns the accessibility checker in the document of the canvas; loads it once. */
function getChecker(frame: Frame): Promise<Checker> {
  const checker = checkers.get(frame.document) ?? loadChecker(frame);
  checkers.set(frame.document, checker);
  return checker;
}

/** Returns the path of an element of the canvas on the page; null for an element outside blocks and fields. */
function findPath(element: Element, ids: BlockIds): string | null {
  const id = element.closest<HTMLElement>('[data-puck-component]')?.dataset.puckComponent;
  const container = element.closest('[data-path]') ?? element.querySelector('[data-path]');
  // Texts of a shared section are not fields of this page.
  const field = container?.hasAttribute('data-shared') ? undefined : container?.getAttribute('data-path');
  if (id === undefined) return field ?? null;
  for (const [list, blockIds] of Object.entries(ids)) {
    const index = blockIds.indexOf(id);
    if (index >= 0) return [list, index, ...(field ? [field.split('.')[0]] : [])].join('.');
  }
  return null;
}

function toNote(kind: RenderedNoteKind, { element }: NodeResult, ids: BlockIds): readonly AccessNote[] {
  // Empty texts are reported as empty fields instead.
  if (!element || element.matches(':has([data-edit]:empty), [data-edit]:empty')) return [];
  const path = findPath(element, ids);
  const textContent = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return path === null
    ? []
    : [
        {
          path,
          kind,
          words: textContent.length > MAX_TEXT_LENGTH ? `${textContent.slice(0, MAX_TEXT_LENGTH)} …` : textContent,
        },
      ];
}

/** Returns the accessibility notes that need the rendered page: low contrast, skipped headings. */
export async function findRenderedNotes(frame: Frame, ids: BlockIds): Promise<readonly AccessNote[]> {
  const checker = await getChecker(frame);
  const exclude = EDITOR_ELEMENTS.map((part) => [part]);
  const { violations } = await checker.run({ include: [['.canvas-page']], exclude }, OPTIONS);
  return violations.flatMap(({ id, nodes }) => {
    const kind = KINDS[id];
    return kind ? nodes.flatMap((node) => toNote(kind, node, ids)) : [];
  });
}
