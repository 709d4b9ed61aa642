import { type Definition, isParagraphsField } from '#registry/define.ts';
import { listStoredValues, toStoredParagraphs } from '#registry/stored.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import { stripTags } from '../render/key-facts.ts';

/** Readability of a text. */
export interface Readability {
  readonly words: number;
  /** Average sentence length plus the percentage of long words; null for a text that is too short to measure. */
  readonly lix: number | null;
}

/** Readability of a formatted text of a page, with its path. */
export interface TextReadability extends Readability {
  readonly path: string;
}

/** Maximum LIX for readers of level B1: 98 % of the product's texts are below it. */
export const MAX_LIX = 40;
/** Minimum number of words to measure: in a shorter text a single long word would determine the result. */
const MIN_WORDS = 30;
const LONG_WORD_LENGTH = 6;
const WORDS_PER_MINUTE = 200;

const PIECE = /<\/(?:p|li|h[2-4]|blockquote)>|<br ?\/?>/;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;

/** Returns the reading time in whole minutes, at least one. */
export const toReadingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/** Measures the number of words of a formatted text, and its readability as LIX (C.-H. Björnsson). */
export function measureReadability(html: string): Readability {
  const sentences = html
    .split(PIECE)
    .flatMap((piece) => stripTags(piece).split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter((pattern) => pattern.length > 0);
  const words = sentences.flat();
  if (words.length < MIN_WORDS) return { words: words.length, lix: null };
  const long = words.filter((word) => word.length > LONG_WORD_LENGTH).length;
  return { words: words.length, lix: Math.round(words.length / sentences.length + (100 * long) / words.length) };
}

/** Returns all formatted texts of a page with their readability, from top to bottom. */
export function measureTexts(
  registry: EditorRegistry,
  definition: Definition,
  storedFields: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly TextReadability[] {
  return listStoredValues(definition.fields, storedFields, prefix).flatMap(
    ({ field, value, path }): readonly TextReadability[] => {
      if (field.kind === 'rich_text' && typeof value === 'string') return [{ path, ...measureReadability(value) }];
      if (!isParagraphsField(field)) return [];
      return toStoredParagraphs(value).flatMap((block) => {
        const paragraph = findParagraph(registry, block.type);
        const index = (value as readonly unknown[]).indexOf(block);
        return paragraph ? measureTexts(registry, paragraph, block, `${path}.${index}.`) : [];
      });
    },
  );
}
