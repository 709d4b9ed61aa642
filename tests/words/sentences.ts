import { toDangerTexts } from '#src/domains/danger/danger-block.ts';
import { DANGER_KINDS } from '#src/domains/danger/kinds.ts';
import type { Language } from '#src/domains/domain.ts';
import { GP_CONDITIONS, SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import type { Piece } from './pieces.ts';
import { READY } from './ready.ts';

/**
 * Sentences of a text, split at . ? ! : and at the end of a line, without one-word lines. `isLine` is a list item
 * without a stop: an example, not a sentence.
 */
export interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly isLine: boolean;
  /** A safety sentence, or a text that the plan prescribes: used literally. */
  readonly isGiven: boolean;
}

const HIDDEN = '\uE000';

/** Returns the lines of plain text: the content of a block, and the bold start of a step, are separate lines. */
function getLines(html: string): readonly string[] {
  return (
    html
      .replace(/(<li><strong>[^<]*<\/strong>)/g, '$1\n')
      .replace(/<\/(p|li|h2|h3|blockquote)>|<br>|\n/g, '\n')
      .replace(/<li>/g, HIDDEN)
      .replace(/<[^>]*>/g, '')
      .replace(/&amp;/g, '&')
      .split('\n')
      .map((line) => line.trim())
      // The time of a line of a wave is not part of its sentence.
      .map((line) => line.replace(/^\d:\d\d /, ''))
      .filter((line) => line !== '')
  );
}

/** Returns the text without its markup. */
export const getPlain = (html: string): string => getLines(html).join('\n').replaceAll(HIDDEN, '');

export function readWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function shorten(line: string): readonly string[] {
  return line.split(/(?<=[.?!:…][”’")]*)\s+/).filter((text) => /\p{L}/u.test(text));
}

const input: Record<Language, ReadonlySet<string>> = {
  nl: readGiven('nl'),
  en: readGiven('en'),
};

function readGiven(language: Language): ReadonlySet<string> {
  const danger = DANGER_KINDS.map(toDangerTexts);
  const constants = [...Object.values(SAFETY_TEXTS), ...GP_CONDITIONS, ...danger].map((text) => text[language]);
  return new Set([...constants, ...READY[language]].flatMap((text) => text.split('\n')).flatMap(shorten));
}

/** Returns a text without the given sentences. */
export function withoutGiven(text: string, language: Language): string {
  const plainText = getPlain(text).replaceAll(HIDDEN, '');
  return [...input[language]].reduce((rest, sentence) => rest.replaceAll(sentence, ''), plainText);
}

/** Returns the sentences of a piece in order. */
export function getSentences({ text, language }: Piece): readonly Sentence[] {
  return getLines(text).flatMap((line) => {
    const isItem = line.startsWith(HIDDEN);
    const isLine = isItem && !/[.?!:…][”’")]*$/.test(line);
    return shorten(line.replaceAll(HIDDEN, ''))
      .map((sentence) => ({
        text: sentence,
        words: readWords(sentence).length,
        isLine,
        isGiven: input[language].has(sentence),
      }))
      .filter(({ words }) => words > 1);
  });
}
