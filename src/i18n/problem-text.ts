type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Why a field was refused, the same in the browser and from the server: the form's own words
 * (`<words>.<field>.<reason>`), else everybody's. `t` takes `namespace.key` and returns a key that has no text.
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
