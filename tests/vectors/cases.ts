import { readFileSync } from 'node:fs';

/** One case of a vector file, in the names of the file. */
export interface Case<Input, Expected> {
  readonly name: string;
  readonly input: Input;
  readonly expected: Expected;
}

/** The cases of a vector file beside this one, by its name without the ending. */
export function casesOf<Input, Expected>(file: string): readonly Case<Input, Expected>[] {
  const text = readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8');
  const { cases } = JSON.parse(text) as { cases: readonly Case<Input, Expected>[] };
  return cases;
}

/** One of our words as the files write it: "goal-not-set" is "goal_not_set". */
export function inFile<Word extends string | null>(word: Word): string | null {
  return word === null ? null : word.replaceAll('-', '_');
}
