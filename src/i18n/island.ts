/** The texts of one namespace: nested objects with strings at their ends. */
export type Texts = { readonly [key: string]: string | Texts };

type Values = Readonly<Record<string, string | number>>;

function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** `t` for the browser, without i18next: nested keys, `{{values}}` and plurals by `count`. A missing key shows itself. */
export function tForIsland(texts: Texts, language: string) {
  const plural = new Intl.PluralRules(language);
  return (key: string, values: Values = {}): string => {
    const form = typeof values.count === 'number' ? find(texts, `${key}_${plural.select(values.count)}`) : undefined;
    const text = form ?? find(texts, key) ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
