import type { Failure } from '#src/contract/result.ts';
import { getProblemText } from '#src/i18n/problem-text.ts';
import { listRowProblems } from '#src/rules/fields/choice.ts';
import type { ParseResult } from '#src/rules/fields/parse-result.ts';

/** Errors in the rows of a form, by the id of the control: `<key of the row>-<field>`. */
export type RowProblems = Readonly<Record<string, string>>;

type Row<F extends string> = Readonly<Record<F, string>> & { readonly key: string };
type Readers<F extends string> = Readonly<Record<F, (typed: string) => ParseResult<unknown, string>>>;

/** Returns the errors in the rows that the browser finds before they are sent. */
export const findRowProblems = <F extends string>(
  t: (key: string) => string,
  rows: readonly Row<NoInfer<F>>[],
  { readers, words }: { readonly readers: Readers<F>; readonly words: string },
): RowProblems =>
  Object.fromEntries(
    rows.flatMap((row) =>
      listRowProblems(readers, row).map((item) => [`${row.key}-${item.name}`, getProblemText(t, words, item)] as const),
    ),
  );

/**
 * Returns the errors in the rows that the server reported (`<list>.<index>.<field>`); null if it rejected no row, or
 * not only rows.
 */
export function toRowProblems(
  { fields = {} }: Failure,
  list: string,
  rows: readonly { readonly key: string }[],
): RowProblems | null {
  const problemsByKey = Object.entries(fields).flatMap(([path, text]): readonly (readonly [string, string])[] => {
    const [name, location = '', field] = path.split('.');
    const row = rows[Number(location)];
    return name === list && location !== '' && field && row ? [[`${row.key}-${field}`, text]] : [];
  });
  return problemsByKey.length > 0 && problemsByKey.length === Object.keys(fields).length
    ? Object.fromEntries(problemsByKey)
    : null;
}
