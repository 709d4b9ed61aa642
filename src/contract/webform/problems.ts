/** Returns texts of the namespace `webforms` in the reader's language. */
export type TranslateWebform = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export type ProblemName =
  | 'required'
  | 'required_choice'
  | 'required_several'
  | 'required_list'
  | 'required_check'
  | 'too_long'
  | 'too_many'
  | 'number'
  | 'too_low'
  | 'too_high'
  | 'step'
  | 'email'
  | 'date'
  | 'choice'
  | 'invalid'
  | 'unknown';

/** Reason that an answer is refused; `words` is the definition's text, which replaces the default. */
export interface AnswerProblem {
  readonly name: ProblemName;
  readonly values: Readonly<Record<string, string | number>>;
  readonly words?: string;
}

/** Problems of one answer; `at` is the position in its list, null for the answer as a whole. */
export type Problems = readonly (AnswerProblem & { readonly at: number | null })[];

export const toProblem = (name: ProblemName, values: AnswerProblem['values'] = {}): AnswerProblem => ({ name, values });

/** Returns the text of a problem in the reader's language; fractions have the decimal mark of that language. */
export function toAnswerProblem({ name, values, words }: AnswerProblem, t: TranslateWebform): string {
  if (words !== undefined) return words;
  const texts = Object.entries(values).map(([key, value]) => {
    return [key, typeof value === 'number' ? String(value).replace('.', t('decimal_mark')) : value];
  });
  return t(`problems.${name}`, Object.fromEntries(texts));
}
