import { type Definition, isParagraphsField, type NodeDefinition } from '#registry/define.ts';
import type { AnyField, ResolveReference } from '#registry/fields/field.ts';
import { listStoredValues, toStoredParagraphs } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import { stripTags } from '../render/key-facts.ts';
import type { PageContent } from '../stored/page-content.ts';
import { MAX_LIX, measureReadability } from './readability.ts';

/** An accessibility problem of the page: its path and kind. */
export interface AccessNote {
  readonly path: string;
  readonly kind:
    | 'alt'
    | 'no-heading'
    | 'heading-skipped'
    | 'heading-empty'
    | 'link'
    | 'sentence'
    | 'text'
    | 'hard'
    | 'broken'
    | RenderedNoteKind;
  /** The text or broken URL that the note is about; "" if there is none. */
  readonly words: string;
}

/** Kinds of notes that require the rendered page (`rendered-notes.ts`). */
export type RenderedNoteKind = 'contrast' | 'heading-order' | 'link-empty';

/** Link texts that do not describe their target. */
const VAGUE_LINK_TEXTS: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'hier',
    'klik hier',
    'lees meer',
    'lees verder',
    'meer',
    'meer lezen',
    'link',
    'deze link',
    'deze pagina',
    'website',
  ],
  en: ['here', 'click here', 'read more', 'more', 'link', 'this link', 'this page', 'website', 'learn more'],
};

const isEmptyLink = (text: string, language: Language): boolean =>
  text === '' ||
  VAGUE_LINK_TEXTS[language].includes(
    text
      .toLowerCase()
      .replace(/[.!…>»]+$/, '')
      .trim(),
  );

interface Walk {
  readonly registry: EditorRegistry;
  readonly language: Language;
  readonly resolve: ResolveReference;
  /** Level of the last heading; starts at the level of the page title. */
  level: number;
}

function listAltNotes(field: AnyField, value: unknown, path: string, { resolve }: Walk): readonly AccessNote[] {
  if (field.kind !== 'image' || typeof value !== 'object' || value === null) return [];
  const { media, alt } = value as Readonly<Record<string, unknown>>;
  const altText = typeof media === 'string' && alt === undefined ? resolve({ type: 'media', id: media })?.alt : alt;
  const isUnknown = altText === undefined && typeof media === 'string' && !resolve({ type: 'media', id: media });
  return isUnknown || (typeof altText === 'string' && altText.trim() !== '') ? [] : [{ path, kind: 'alt', words: '' }];
}

/** Maximum number of words of a sentence, and of a text without a heading. */
const MAX_SENTENCE_WORDS = 30;
const MAX_TEXT_WORDS = 250;
/** Number of words by which a sentence is quoted. */
const QUOTED_WORDS = 5;

const PIECE = /<\/(?:p|li|h[2-4]|blockquote)>|<br ?\/?>/;
const splitWords = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Returns notes for a text that is hard to read, for long sentences, and for long texts without a heading. */
function listLengthNotes(html: string, path: string): readonly AccessNote[] {
  const sentences = html
    .split(PIECE)
    .flatMap((piece) => stripTags(piece).split(/(?<=[.!?])\s+/))
    .map(splitWords)
    .filter((words) => words.length > MAX_SENTENCE_WORDS)
    .map((words): AccessNote => ({ path, kind: 'sentence', words: `${words.slice(0, QUOTED_WORDS).join(' ')} …` }));
  const stretches = html
    .split(/<h[2-4]\b/)
    .map((stretch) => splitWords(stripTags(stretch.replaceAll('</', ' </'))).length)
    .filter((count) => count > MAX_TEXT_WORDS)
    .map((count): AccessNote => ({ path, kind: 'text', words: String(count) }));
  const { lix } = measureReadability(html);
  const hard: readonly AccessNote[] = lix !== null && lix > MAX_LIX ? [{ path, kind: 'hard', words: String(lix) }] : [];
  return [...hard, ...sentences, ...stretches];
}

/** A short line of only bold text looks like a heading, but screen readers do not list it as one. */
const BOLD_LINE = /<p><strong>((?:(?!<\/?p\b).)*?)<\/strong><\/p>/gs;
const MAX_HEADING_WORDS = 10;

function listBoldNotes(html: string, path: string): readonly AccessNote[] {
  return [...html.matchAll(BOLD_LINE)]
    .map(([, inner = '']) => stripTags(inner))
    .filter((text) => text !== '' && !/[.!?,;]$/.test(text) && splitWords(text).length <= MAX_HEADING_WORDS)
    .map((text): AccessNote => ({ path, kind: 'no-heading', words: text }));
}

const HEADING_OR_LINK = /<(h[2-4]|a)\b[^>]*>(.*?)<\/\1>/gs;

function listRichTextNotes(html: string, path: string, walk: Walk): readonly AccessNote[] {
  return [...html.matchAll(HEADING_OR_LINK)].flatMap(([, tag = '', inner = '']): readonly AccessNote[] => {
    const text = stripTags(inner);
    if (tag === 'a') return isEmptyLink(text, walk.language) ? [{ path, kind: 'link', words: text }] : [];
    const level = Number(tag[1]);
    const isSkipped = level > walk.level + 1;
    walk.level = level;
    if (text === '') return [{ path, kind: 'heading-empty', words: text }];
    return isSkipped ? [{ path, kind: 'heading-skipped', words: text }] : [];
  });
}

function listLinkNotes(value: unknown, path: string, { language }: Walk): readonly AccessNote[] {
  const text = (value as { readonly text?: unknown } | null)?.text;
  return typeof text === 'string' && text !== '' && isEmptyLink(text.trim(), language)
    ? [{ path, kind: 'link', words: text.trim() }]
    : [];
}

function walkFields(
  definition: Definition,
  storedFields: Readonly<Record<string, unknown>>,
  prefix: string,
  depth: number,
  walk: Walk,
): readonly AccessNote[] {
  const hasTitle =
    definition.entity === 'paragraph' && typeof storedFields.title === 'string' && storedFields.title !== '';
  if (hasTitle) walk.level = Math.min(4, depth);
  return listStoredValues(definition.fields, storedFields, prefix).flatMap(
    ({ field, value, path }): readonly AccessNote[] => {
      if (value === undefined) return [];
      if (field.kind === 'rich_text' && typeof value === 'string') {
        return [
          ...listRichTextNotes(value, path, walk),
          ...listBoldNotes(value, path),
          ...listLengthNotes(value, path),
        ];
      }
      if (field.kind === 'link') return listLinkNotes(value, path, walk);
      if (!isParagraphsField(field)) return listAltNotes(field, value, path, walk);
      return toStoredParagraphs(value).flatMap((block) => {
        const paragraph = findParagraph(walk.registry, block.type);
        const index = (value as readonly unknown[]).indexOf(block);
        return paragraph ? walkFields(paragraph, block, `${path}.${index}.`, depth + 1, walk) : [];
      });
    },
  );
}

/**
 * Returns the accessibility notes on the content of a page: images without a description, skipped or empty headings,
 * links with an empty or vague text, texts that are hard to read, and long sentences and texts. They do not prevent
 * publishing: an image may be decorative.
 */
export function listAccessNotes(
  definition: NodeDefinition,
  { fields }: PageContent,
  tools: Pick<Walk, 'registry' | 'language' | 'resolve'>,
): readonly AccessNote[] {
  return walkFields(definition, fields, '', 1, { ...tools, level: 1 });
}
