type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the error text of a field, in the browser and on the server: the text of the form
 * (`<words>.<field>.<reason>`), or the general text. `t` takes `namespace.key` and returns the key if it has no text.
 */
export function getProblemText(
  t: Translate,
  textKey: string,
  { name, problem }: { readonly name: string; readonly problem: string },
  values?: Readonly<Record<string, string | number>>,
): string {
  const ownKey = `${textKey}.${name}.${problem}`;
  const text = t(ownKey, values);
  return text === ownKey ? t(`forms.errors.${problem}`) : text;
}
