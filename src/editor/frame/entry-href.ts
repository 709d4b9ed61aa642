import type { EntryKey, EntryTypeName } from '#src/contract/desk/versions.ts';
import { findKind } from '#src/contract/kinds/index.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { DeskScreenId } from '#src/screens/desk/screen.ts';
import type { useIsland } from '#src/session/Island.tsx';
import { getDomainName, getLanguageName } from './names.ts';

type Island = ReturnType<typeof useIsland>;

/** Screens that list all entries of a type. */
const PLACES: Readonly<Record<string, DeskScreenId>> = { menu: 'menus', term: 'vocabularies', media: 'media' };

/** Returns the URL of the screen on which an entry is edited. */
export function toEntryHref({ kind, key }: EntryKey, href: Island['href']): string {
  const [first = '', second = ''] = key.split('.');
  if (kind === 'page') return href('page', { nid: first, language: second || 'nl' });
  if (kind === 'mail') return href('mail', { mail: first, language: second });
  if (kind === 'webform') return href('webform', { webform: key });
  if (kind === 'self-test') return href('self-test', { instrument: key });
  if (kind === 'site') return href('site', { domain: key });
  return href(findKind(kind)?.plural ?? PLACES[kind] ?? 'home');
}

/** Returns a name for an entry without a title, such as a menu, a mail or a site, created from its key. */
export function getEntryName({ kind, key }: EntryKey, t: Island['t'], reader: Language): string {
  const [first = '', second = '', third = ''] = key.split('.');
  const domain = DOMAINS.find((domain) => domain.key === (kind === 'site' ? key : second))?.key;
  const code = LANGUAGES.find((language) => language === (kind === 'menu' ? third : second));
  const entries: Partial<Record<EntryTypeName, readonly string[]>> = {
    menu: [t(`desk-library.menus.names.${first}`)],
    mail: [t(`desk-library.mails.names.${first}.name`)],
    site: [],
  };
  const names = entries[kind];
  if (!names) return key;
  const location = [domain && getDomainName(domain, reader), code && getLanguageName(code, reader)];
  return [...names, ...location].filter(Boolean).join(', ');
}
