import { type Compiled, compile, type Pattern } from './pattern.ts';

/** How many letters of a stem lead to it. */
const LEAD = 3;

/** Where a pattern stands in a text. */
export interface Found {
  readonly from: number;
  readonly to: number;
}

/** The patterns by the words, or stems of words, that they may begin with; those of one word are one expression. */
function byEntry(compiled: readonly Compiled[], isStem: boolean): Map<string, RegExp> {
  const sources = new Map<string, Set<string>>();
  for (const { entries, source } of compiled) {
    for (const entry of entries) {
      if (entry.isStem !== isStem) continue;
      sources.set(entry.word, (sources.get(entry.word) ?? new Set()).add(source));
    }
  }
  return new Map([...sources].map(([word, all]) => [word, new RegExp([...all].join('|'), 'y')]));
}

/** Finds patterns in a text that `plain` prepared: each word leads to the few that may begin with it. */
export class Matcher {
  private readonly words: ReadonlyMap<string, RegExp>;
  private readonly stems = new Map<string, { readonly stem: string; readonly expression: RegExp }[]>();

  constructor(patterns: readonly Pattern[]) {
    const compiled = patterns.flatMap(compile);
    this.words = byEntry(compiled, false);
    for (const [stem, expression] of byEntry(compiled, true)) {
      const lead = stem.slice(0, LEAD);
      this.stems.set(lead, [...(this.stems.get(lead) ?? []), { stem, expression }]);
    }
  }

  private *candidates(word: string): Generator<RegExp> {
    const expression = this.words.get(word);
    if (expression) yield expression;
    for (let length = 1; length <= Math.min(LEAD, word.length); length += 1) {
      for (const one of this.stems.get(word.slice(0, length)) ?? []) {
        if (word.startsWith(one.stem)) yield one.expression;
      }
    }
  }

  /** Every place where a pattern begins. */
  *places(text: string): Generator<Found> {
    for (const { 0: word, index } of text.matchAll(/[^ .]+/g)) {
      for (const expression of this.candidates(word)) {
        expression.lastIndex = index;
        const match = expression.exec(text);
        if (!match) continue;
        yield { from: index, to: index + match[0].length };
        break;
      }
    }
  }

  isIn(text: string): boolean {
    return !this.places(text).next().done;
  }
}
