/** The one way to leave a place open in a text: `{{name}}`. An editor may type spaces within it. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

type Values = Readonly<Record<string, string | number>>;

/** A text with its placeholders filled in; one that nothing fills stays out, or becomes what `unknown` makes of it. */
export const fillPlaceholders = (
  text: string,
  values: Values,
  unknown: (placeholder: string) => string = () => '',
): string => text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? unknown(placeholder)));

/** The placeholders of a text, in their order. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
