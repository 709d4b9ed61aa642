/** Names that `src/shell/fills.js` adds to every supported browser. */
export const FILLED: ReadonlySet<string> = new Set([
  '.at()',
  '.findLast()',
  '.findLastIndex()',
  '.hasOwn()',
  '.randomUUID()',
  '.requestSubmit()',
  'Object.hasOwn',
  'crypto.randomUUID',
]);

export interface Allowed {
  readonly name: string;
  /** The source file that uses the name, or the start of the names of the packages that use it. */
  readonly where: string;
  readonly why: string;
}

/** Uses in our code that do no harm in a supported browser without the function. */
export const OWN: readonly Allowed[] = [
  { name: 'window.navigation', where: 'src/ui/dialog/popup-entry.ts', why: 'asks for it first' },
  { name: '.showPicker()', where: 'src/forms/DateField.tsx', why: 'asks for it first, and the field opens itself' },
  { name: '.watch()', where: 'src/forms/use-form.ts', why: 'method of react-hook-form' },
  { name: '.watch()', where: 'src/webforms/use-webform.ts', why: 'method of react-hook-form' },
  { name: '.watch()', where: 'src/editor/frame/unsaved/use-desk-form.ts', why: 'method of react-hook-form' },
  { name: '.watch()', where: 'src/editor/library/mails/MailForm.tsx', why: 'method of react-hook-form' },
  { name: '.watch()', where: 'src/editor/opening/CheckHelpLine.tsx', why: 'method of react-hook-form' },
  { name: '.getHTML()', where: 'src/editor/kit/rich-text/rich-text-editor.ts', why: 'method of tiptap' },
  { name: '.share()', where: 'src/editor/canvas/outline/BlockList.tsx', why: 'function of our own' },
  {
    name: 'globalThis.requestIdleCallback',
    where: 'src/editor/canvas/notes/use-rendered-notes.ts',
    why: 'asks for it first',
  },
];

/** Uses in libraries, each reviewed: tested before use, or a method of the library. For scripts that contain it. */
export const OF_LIBRARIES: readonly Allowed[] = [
  { name: '.watch()', where: '@tiptap/react', why: 'method of its own' },
  { name: '.getHTML()', where: '@puckeditor', why: 'method of tiptap' },
  { name: '.command()', where: '@tiptap', why: 'method of its own' },
  { name: '.addElement()', where: 'prosemirror', why: 'method of its own' },
  { name: '.caretPositionFromPoint()', where: 'prosemirror', why: 'asks for it first' },
  { name: '.caretRangeFromPoint()', where: 'prosemirror', why: 'asks for it first' },
  { name: '.getComposedRanges()', where: 'prosemirror', why: 'asks for it first' },
  { name: 'window.trustedTypes', where: 'prosemirror', why: 'asks for it first' },
  { name: 'Error.captureStackTrace', where: 'yup', why: 'asks for it first' },
  { name: 'Error.captureStackTrace', where: 'postcss', why: 'asks for it first' },
  { name: 'Error.captureStackTrace', where: 'axe.min.js', why: 'asks for it first' },
  { name: '.isError()', where: 'yup', why: 'method of its own' },
  { name: '.isValid()', where: 'yup', why: 'method of its own' },
  { name: '.isValid()', where: 'dayjs', why: 'method of its own' },
  { name: '.showPopover()', where: '@dnd-kit', why: 'asks for it first' },
  { name: '.dispose()', where: '@dnd-kit', why: 'method of its own' },
  { name: 'Symbol.dispose', where: '@preact/signals-core', why: 'undefined names a property that is never read' },
  { name: '.setImmediate()', where: '@puckeditor', why: 'asks for it first' },
  { name: '.toBase64()', where: 'postcss', why: 'method of its own' },
  { name: '.startViewTransition()', where: 'react-dom', why: 'in a view transition alone, which no screen has' },
  { name: '.use()', where: 'react-dom', why: 'method of its own dispatcher' },
  { name: 'navigator.connection', where: 'react-dom', why: 'asks for it first' },
  { name: 'Error.stackTraceLimit', where: '@sentry', why: 'writes and reads a number' },
  { name: 'URL.canParse', where: '@sentry', why: 'asks for it first' },
  { name: 'document.prerendering', where: '@sentry', why: 'undefined means no' },
  { name: 'document.wasDiscarded', where: '@sentry', why: 'undefined means no' },
  { name: 'globalThis.PerformanceEventTiming', where: '@sentry', why: 'asks for it first' },
  { name: 'globalThis.requestIdleCallback', where: '@sentry', why: 'asks for it first' },
  { name: 'globalThis.cancelIdleCallback', where: '@sentry', why: 'asks for it first' },
  { name: 'performance.interactionCount', where: '@sentry', why: 'asks for it first' },
];

/** Styles that only change the appearance in an older browser, by property, rule or selector. */
export const STYLES_OF_LOOKS: readonly Omit<Allowed, 'where'>[] = [
  { name: 'cursor', why: 'a finger has none' },
  { name: 'resize', why: 'a field is as high as its rows' },
  { name: 'text-size-adjust', why: 'a computer has no text that grows by itself, and phones know its prefix' },
  { name: 'scrollbar-width', why: 'the scrollbar shows' },
  { name: 'overflow: clip', why: 'what is outside of a rounded edge shows' },
  { name: '@container', why: 'one column in place of two' },
  { name: 'container-type', why: 'one column in place of two' },
  { name: '@media (forced-colors)', why: 'the setting came with it' },
  { name: 'forced-color-adjust', why: 'the setting came with it' },
  { name: 'dvh', why: 'vh comes before it' },
  { name: 'svh', why: 'a part is as high as its content' },
  { name: ':has', why: 'spacing and the room of what is still to come' },
  { name: 'align-self', why: 'a part is as high as its row' },
  { name: 'align-content', why: 'rows fill the height' },
  { name: 'place-items', why: 'a part is as high as its row' },
  { name: 'text-wrap', why: 'lines of a heading differ in length' },
  { name: 'accent-color', why: 'a ticked box has the colour of the browser' },
  { name: '@page', why: 'paper has the margins of the printer' },
  { name: 'size', why: 'paper has the size of the printer' },
  { name: ':details-content', why: 'a part opens without a movement' },
  { name: 'content-visibility', why: 'a part opens without a movement' },
  { name: ':selection', why: 'a picked block of the desk has the colour of the browser' },
];
