import { tFor } from '#src/i18n/t-for.ts';

/** The words of a place for a count, from its `data-one` and `data-other`, in the language of the page. */
export function formatCount(
  { dataset: { one = '', other = '' } }: HTMLElement,
  count: number,
  values: Readonly<Record<string, number>> = {},
): string {
  return tFor({ words_one: one, words_other: other }, document.documentElement.lang)('words', { count, ...values });
}
