/** A field that another editor changed: its label, and its new value if that is text. */
export interface ChangedField {
  readonly label: string;
  readonly text: string;
}

type Labels<T> = Partial<Readonly<Record<keyof T & string, string>>>;

const areEqual = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other);
const toPlainText = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/**
 * Lists the fields that changed since a form was opened: the fields in `texts` with their values, those in `others`
 * with only their labels.
 */
export function listChangedFields<T extends object>(
  original: T,
  now: T,
  { texts, others = {} }: { readonly texts: Labels<T>; readonly others?: Labels<T> },
): readonly ChangedField[] {
  const listDifferences = (labels: Labels<T>, report: (value: unknown) => string) =>
    (Object.entries(labels) as [keyof T, string][])
      .filter(([name]) => !areEqual(original[name], now[name]))
      .map(([name, label]) => ({ label, text: report(now[name]) }));
  return [...listDifferences(texts, toPlainText), ...listDifferences(others, () => '')];
}
