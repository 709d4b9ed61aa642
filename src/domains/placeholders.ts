/** The syntax of a placeholder in a text: `{{name}}`. An editor may type spaces within it. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

type Values = Readonly<Record<string, string | number>>;

/**
 * A text with its placeholders filled in; a placeholder without a value is removed, or replaced by the result of
 * `unknown`.
 */
export const fillPlaceholders = (
  text: string,
  values: Values,
  unknown: (placeholder: string) => string = () => '',
): string => text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? unknown(placeholder)));

/** An open placeholder with a description, for the provider or an editor: `{{who checked this}}`. */
const OPEN_PLACE = /\{\{([^{}]*)\}\}/g;

/** A text in which each open placeholder is replaced by the result of `fill` for its description. */
export const fillOpenPlaces = (text: string, fill: (words: string) => string): string =>
  text.replace(OPEN_PLACE, (_, words: string) => fill(words));

/** Pattern of an open placeholder other than these, for PostgreSQL's search in stored text. */
export const toUnknownPlaceholderPattern = (names: readonly string[]): string => `\\{\\{(?!(${names.join('|')})\\}\\})`;

/** The placeholders of a text, in their order. */
export const listPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
