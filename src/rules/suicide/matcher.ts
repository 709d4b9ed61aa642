import { runSteps, type Steps } from '../steps.ts';
import { type CompiledPattern, compilePattern, type Pattern } from './pattern.ts';

/** Number of letters of a stem used as index key. */
const LEAD = 3;

/** Number of words in a step. */
const STEP = 10;

/** Patterns with one name. */
export interface NamedPatterns {
  readonly name: string;
  readonly patterns: readonly Pattern[];
}

/** Position of a pattern in a text, and its name. */
export interface PatternMatch {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Expression {
  readonly name: string;
  readonly expression: RegExp;
}

/** Indexes the patterns by the words or stems with which they may start; those of one word form one expression. */
function getIndexByEntry(compiledPatterns: readonly CompiledPattern[], isStem: boolean): Map<string, RegExp> {
  const sources = new Map<string, Set<string>>();
  for (const { entries, source } of compiledPatterns) {
    for (const entry of entries) {
      if (entry.isStem !== isStem) continue;
      sources.set(entry.word, (sources.get(entry.word) ?? new Set()).add(source));
    }
  }
  return new Map([...sources].map(([word, all]) => [word, new RegExp([...all].join('|'), 'y')]));
}

/** Finds patterns in a text of `toPlainWords`: compares each word only with the patterns that may start with it. */
export class Matcher {
  private readonly words = new Map<string, Expression[]>();
  private readonly stems = new Map<string, (Expression & { readonly stem: string })[]>();

  constructor(all: readonly NamedPatterns[]) {
    for (const { name, patterns } of all) {
      const compiledPatterns = patterns.flatMap(compilePattern);
      for (const [word, expression] of getIndexByEntry(compiledPatterns, false)) {
        this.words.set(word, [...(this.words.get(word) ?? []), { name, expression }]);
      }
      for (const [stem, expression] of getIndexByEntry(compiledPatterns, true)) {
        const prefix = stem.slice(0, LEAD);
        this.stems.set(prefix, [...(this.stems.get(prefix) ?? []), { name, stem, expression }]);
      }
    }
  }

  private *candidates(word: string): Generator<Expression> {
    yield* this.words.get(word) ?? [];
    for (let length = 1; length <= Math.min(LEAD, word.length); length += 1) {
      for (const item of this.stems.get(word.slice(0, length)) ?? []) {
        if (word.startsWith(item.stem)) yield item;
      }
    }
  }

  /** Yields every position at which a pattern starts, in the order of the text; null after each step. */
  *places(text: string): Generator<PatternMatch | null> {
    let wordCount = 0;
    for (const { 0: word, index } of text.matchAll(/[^ .]+/g)) {
      wordCount += 1;
      if (wordCount % STEP === 0) yield null;
      for (const { name, expression } of this.candidates(word)) {
        expression.lastIndex = index;
        const match = expression.exec(text);
        if (match) yield { name, from: index, to: index + match[0].length };
      }
    }
  }

  /** Searches for a pattern, in steps. */
  *find(text: string): Steps<boolean> {
    for (const patternMatch of this.places(text)) {
      if (patternMatch) return true;
      yield null;
    }
    return false;
  }

  isIn(text: string): boolean {
    return runSteps(this.find(text));
  }
}
