/** The one way to leave a place open in a text: `{{name}}`. An editor may type spaces within it. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

type Values = Readonly<Record<string, string | number>>;

/** A text with its placeholders filled in; one that nothing fills stays out, or becomes what `unknown` makes of it. */
export const fillPlaceholders = (
  text: string,
  values: Values,
  unknown: (placeholder: string) => string = () => '',
): string => text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? unknown(placeholder)));

/** A place that a page leaves open in words, for its provider or an editor: `{{who checked this}}`. */
const OPEN_PLACE = /\{\{([^{}]*)\}\}/g;

/** A text with each open place as `fill` makes it of the words in it. */
export const fillOpenPlaces = (text: string, fill: (words: string) => string): string =>
  text.replace(OPEN_PLACE, (_, words: string) => fill(words));

/** An open place with other words than these, as PostgreSQL finds it in stored text. */
export const toUnknownPlaceholderPattern = (names: readonly string[]): string => `\\{\\{(?!(${names.join('|')})\\}\\})`;

/** The placeholders of a text, in their order. */
export const listPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
