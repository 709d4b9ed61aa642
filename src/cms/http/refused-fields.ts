import type { RefusedField } from '#src/contract/fields/fields.ts';
import type { Language } from '#src/domains/domain.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { problemText } from '#src/i18n/problem-text.ts';
import { translator, type Values } from '#src/i18n/translator.ts';

/** Values that a form refuses: 400, a message and a text by key, in the reader's language. */
export class RefusedFields extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('submitted data contains errors');
    this.fields = fields;
  }
}

/** `t` of the server for keys as islands write them: `namespace.key`. */
function textsOf(language: Language) {
  loadTexts();
  return (key: string, values?: Values): string => {
    const [namespace = '', ...rest] = key.split('.');
    const name = rest.join('.');
    const text = translator(language, namespace)(name, values);
    return text === name ? key : text;
  };
}

/** The text of each refused field, in the words of the form itself (`words` as in `useForm`). */
export function refusedTexts(
  language: Language,
  words: string,
  refused: readonly RefusedField[],
  values?: Values,
): readonly { readonly field: string; readonly text: string }[] {
  const t = textsOf(language);
  return refused.map((one) => ({ field: one.wire, text: problemText(t, words, one, values) }));
}
