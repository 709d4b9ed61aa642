/** Syntax of a placeholder in a text: `{{name}}`; may contain spaces. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in the placeholders of a text; placeholders without a value are removed, or replaced by the result of
 * `unknown`.
 */
export const fillPlaceholders = (
  text: string,
  values: Values,
  unknown: (placeholder: string) => string = () => '',
): string => text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? unknown(placeholder)));

/** Open placeholder with a description, for the provider or an editor: `{{who checked this}}`. */
const OPEN_PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Replaces each open placeholder by the result of `fill` for its description. */
export const fillOpenPlaceholders = (text: string, fill: (words: string) => string): string =>
  text.replace(OPEN_PLACEHOLDER, (_, match: string) => fill(match));

/** Returns a pattern of open placeholders except these, for PostgreSQL's search in stored text. */
export const toUnknownPlaceholderPattern = (names: readonly string[]): string => `\\{\\{(?!(${names.join('|')})\\}\\})`;

/** Lists the placeholders of a text, in order. */
export const listPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
