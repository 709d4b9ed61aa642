import type { Language } from '#src/domains/domain.ts';
import { loadTexts } from '#src/i18n/load.ts';
import type { Values } from '#src/i18n/t-for.ts';
import { translator } from '#src/i18n/translator.ts';
import type texts from '../../../public/locales/nl/server.json';

type Folders = typeof texts;
type WithoutNumber<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The keys of one folder of the server's texts. */
export type FolderKey<Folder extends keyof Folders> = WithoutNumber<keyof Folders[Folder] & string>;
/** Keys of all server texts; a missing key is a type error. */
export type ServerKey = { [Folder in keyof Folders]: `${Folder}.${FolderKey<Folder>}` }[keyof Folders];

/** Returns a text of the content system, in the reader's language (`public/locales/<language>/server.json`). */
export function serverText(key: ServerKey, language: Language, values?: Values): string {
  loadTexts();
  return translator(language, 'server')(key, values);
}
