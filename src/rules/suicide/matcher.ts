import { type Compiled, compile, type Pattern } from './pattern.ts';

/** How many letters of a stem lead to it. */
const LEAD = 2;

export interface Found {
  readonly from: number;
  readonly to: number;
}

/** Finds the patterns in a text that `plain` prepared: each word leads to the few patterns that may begin with it. */
export class Matcher {
  private readonly words = new Map<string, RegExp[]>();
  private readonly stems = new Map<string, { readonly stem: string; readonly expression: RegExp }[]>();

  constructor(patterns: readonly Pattern[]) {
    for (const compiled of patterns.flatMap(compile)) this.add(compiled);
  }

  private add({ entries, expression }: Compiled): void {
    for (const { word, isStem } of entries) {
      if (isStem) {
        const lead = word.slice(0, LEAD);
        this.stems.set(lead, [...(this.stems.get(lead) ?? []), { stem: word, expression }]);
      } else this.words.set(word, [...(this.words.get(word) ?? []), expression]);
    }
  }

  private at(text: string, from: number, word: string): Found | null {
    const stems = (this.stems.get(word.slice(0, LEAD)) ?? []).filter(({ stem }) => word.startsWith(stem));
    for (const expression of [...(this.words.get(word) ?? []), ...stems.map((one) => one.expression)]) {
      expression.lastIndex = from;
      const match = expression.exec(text);
      if (match) return { from, to: from + match[0].length };
    }
    return null;
  }

  /** Every place where a pattern begins. */
  *places(text: string): Generator<Found> {
    for (const { 0: word, index } of text.matchAll(/[^ .]+/g)) {
      const found = this.at(text, index, word);
      if (found) yield found;
    }
  }

  isIn(text: string): boolean {
    return !this.places(text).next().done;
  }
}
