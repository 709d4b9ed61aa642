type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Error text of a field, the same in the browser and on the server: the form's own text (`<words>.<field>.<reason>`),
 * else the shared one. `t` takes `namespace.key` and returns a key that has no text.
 */
export function problemText(
  t: Translate,
  words: string,
  { name, problem }: { readonly name: string; readonly problem: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  const own = `${words}.${name}.${problem}`;
  const text = t(own, values);
  return text === own ? t(`forms.errors.${problem}`) : text;
}
