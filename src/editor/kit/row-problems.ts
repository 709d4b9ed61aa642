import type { Failure } from '#src/contract/result.ts';
import { getProblemText } from '#src/i18n/problem-text.ts';
import { readRow } from '#src/rules/fields/choice.ts';
import type { Reading } from '#src/rules/fields/reading.ts';

/** Errors in the rows of a form, by the id of the control: `<key of the row>-<field>`. */
export type RowProblems = Readonly<Record<string, string>>;

type Row<F extends string> = Readonly<Record<F, string>> & { readonly key: string };
type Readers<F extends string> = Readonly<Record<F, (typed: string) => Reading<unknown, string>>>;

/** Returns the errors in the rows that the browser finds before they are sent. */
export const findRowProblems = <F extends string>(
  t: (key: string) => string,
  rows: readonly Row<NoInfer<F>>[],
  { readers, words }: { readonly readers: Readers<F>; readonly words: string },
): RowProblems =>
  Object.fromEntries(
    rows.flatMap((row) =>
      readRow(readers, row).map((one) => [`${row.key}-${one.name}`, getProblemText(t, words, one)] as const),
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
  const found = Object.entries(fields).flatMap(([place, text]): readonly (readonly [string, string])[] => {
    const [of, at = '', field] = place.split('.');
    const row = rows[Number(at)];
    return of === list && at !== '' && field && row ? [[`${row.key}-${field}`, text]] : [];
  });
  return found.length > 0 && found.length === Object.keys(fields).length ? Object.fromEntries(found) : null;
}
