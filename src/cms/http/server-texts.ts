import type { Language } from '#src/domains/domain.ts';
import type { TextValues } from '#src/i18n/create-translate.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import type texts from '../../../public/locales/nl/server.json';

type Namespaces = typeof texts;
type WithoutNumber<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Keys of one namespace of the server's texts. */
export type NamespaceKey<Namespace extends keyof Namespaces> = WithoutNumber<keyof Namespaces[Namespace] & string>;
/** Keys of all server texts; a missing key is a type error. */
export type ServerKey = { [Name in keyof Namespaces]: `${Name}.${NamespaceKey<Name>}` }[keyof Namespaces];

/** Returns a text of the content system, in the reader's language (`public/locales/<language>/server.json`). */
export function getServerText(key: ServerKey, language: Language, values?: TextValues): string {
  loadTexts();
  return createTranslator(language, 'server')(key, values);
}
