import type { Language } from '#src/domains/domain.ts';
import type { TextValues } from '#src/i18n/create-translate.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createTranslator } from '#src/i18n/translator.ts';

/** Creates `t` of the content system for keys `namespace.key`. Returns a key without a text unchanged. */
export function createTranslate(language: Language) {
  loadTexts();
  return (key: string, values?: TextValues): string => {
    const [namespace = '', ...rest] = key.split('.');
    const name = rest.join('.');
    const text = createTranslator(language, namespace)(name, values);
    return text === name ? key : text;
  };
}
