import { Editor, Extension, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { history, redo, undo } from '@tiptap/pm/history';
import { isAllowedHref } from '#registry/fields/link.ts';
import { cleanPastedHtml } from './pasted-html.ts';

/** Undo history while the field is open. */
const Undo = Extension.create({
  name: 'undo',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Shift-Mod-z': run(redo) };
  },
});

/** Tab leaves the text, also in a list, so that there is no keyboard trap. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Formats of a short text. Other formats are removed from pasted text. */
const SHORT: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  Item,
  HardBreak,
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (href) => isAllowedHref(href),
  }),
];

/** Formats that an editor may use: only those of RICH_TEXT_TAGS. */
const FORMATS: Extensions = [...SHORT, Heading.configure({ levels: [2, 3] }), Blockquote];

/**
 * Returns the HTML of the text; undefined for an empty text. A list item with a single paragraph is written without the
 * paragraph.
 */
export function getEditorHtml(editor: Editor): string | undefined {
  if (editor.isEmpty) return undefined;
  const holder = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  for (const item of holder.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    if (first?.tagName === 'P' && others.every(({ tagName }) => tagName !== 'P'))
      first.replaceWith(...first.childNodes);
  }
  for (const list of holder.querySelectorAll('ol')) list.removeAttribute('start');
  return holder.body.innerHTML;
}

interface EditorTarget {
  /** Parent of the text, or the element that becomes the text. */
  readonly element: HTMLElement | { readonly mount: HTMLElement };
  readonly content: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string | undefined) => void;
  /** Called on every change of text and selection. */
  readonly onMove: () => void;
  /** True if the text has a separate undo history; on the canvas the page has one. */
  readonly hasUndo?: boolean;
  /** True for a short text, which allows no headings and quotes. */
  readonly isShort?: boolean;
}

/** Opens a text for editing. */
export function openEditor(location: EditorTarget): Editor {
  const { element, content, attributes, onChange, onMove, hasUndo = true, isShort = false } = location;
  const formats = isShort ? SHORT : FORMATS;
  return new Editor({
    element,
    content,
    extensions: hasUndo ? [...formats, Undo] : formats,
    // The styles are in the style sheet of the desk: the content security policy of most screens forbids injected
    // styles.
    injectCSS: false,
    editorProps: { attributes: { ...attributes }, transformPastedHTML: cleanPastedHtml },
    onUpdate: ({ editor }) => onChange(getEditorHtml(editor)),
    onTransaction: onMove,
  });
}
