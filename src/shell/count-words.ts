/** The words of a place for a count, from its `data-one` and `data-other`, in the language of the page. */
export function countWords(
  { dataset }: HTMLElement,
  count: number,
  values: Readonly<Record<string, number>> = {},
): string {
  const plural = new Intl.PluralRules(document.documentElement.lang).select(count);
  const words = plural === 'one' ? dataset.one : dataset.other;
  return (words ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String({ count, ...values }[name] ?? ''));
}
