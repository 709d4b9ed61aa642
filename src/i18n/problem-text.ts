type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the error text of a field, shared by browser and server: the form's own text (`<words>.<field>.<reason>`), or
 * else the general one. `t` takes `namespace.key` and returns a key that has no text.
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
