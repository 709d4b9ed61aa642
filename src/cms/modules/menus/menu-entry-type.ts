import { MENU_FIELD_NAMES, MENU_FORM_TEXTS, menuContent } from '#src/contract/desk/menus.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { isMenuName, lockMenu, type MenuKey, readDeskMenu, replaceMenuEntries } from './menu-rows.ts';

/** Text namespace and field names of a menu's form. */
export const MENU_FORM = { textKey: MENU_FORM_TEXTS, names: MENU_FIELD_NAMES };

/** Returns the menu of a key with three parts; null for any other key. */
export function parseMenuKey(menu = '', domain = '', language = ''): MenuKey | null {
  const match = DOMAINS.find(({ key }) => key === domain);
  const utterances = match?.languages.find((item) => item === language);
  return isMenuName(menu) && match && utterances ? { menu, domain: match.key, language: utterances } : null;
}

export const toMenuVersionKey = ({ menu, domain, language }: MenuKey): string => joinEntryKey(menu, domain, language);

function parseKey(key: string): MenuKey {
  const menuKey = parseMenuKey(...key.split('.'));
  if (!menuKey) throw new ApiError(404, 'not-found');
  return menuKey;
}

/** Entry type of a menu of one domain in one language. */
export const menuEntryType: FullEntryType = {
  kind: 'menu',
  access: 'editor',
  placeOf: async (_tx, key) => {
    const { domain, language } = parseKey(key);
    return { domains: [domain], language };
  },
  content: {
    read: async (tx, key) => {
      const location = parseKey(key);
      await lockMenu(tx, location);
      const { entries } = await readDeskMenu(tx, location);
      return { entries };
    },
    write: async (tx, key, content, { language }) => {
      const location = parseKey(key);
      const { entries } = await readContent(content, menuContent, language, MENU_FORM);
      await replaceMenuEntries(tx, location, entries);
      return [`menu:${location.menu}`];
    },
  },
};
