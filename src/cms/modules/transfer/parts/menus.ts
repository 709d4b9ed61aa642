import { asc, isNull } from 'drizzle-orm';
import { object, string } from 'yup';
import { MENU_NAMES, type MenuEntry, menuBody } from '#src/contract/desk/menus.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { menuItems } from '../../../db/schema/index.ts';
import { lockMenu, type MenuKey, replaceMenuEntries } from '../../menus/menu-rows.ts';
import type { ContentSetPart } from '../part.ts';

interface MenuRecord extends MenuKey {
  readonly entries: readonly MenuEntry[];
}

const getName = ({ domain, language, menu }: MenuKey) => `${domain}_${language}_${menu}`;

export const menusPart: ContentSetPart<MenuRecord> = {
  folder: 'menus',
  schema: menuBody.pick(['entries']).concat(
    object({
      menu: string().oneOf(MENU_NAMES).required(),
      domain: string()
        .oneOf(DOMAINS.map(({ key }) => key))
        .required(),
      language: string().oneOf(LANGUAGES).required(),
    }),
  ),
  stand: async (db) => {
    const rows = await db
      .select()
      .from(menuItems)
      .where(isNull(menuItems.parentId))
      .orderBy(asc(menuItems.weight), asc(menuItems.id));
    const records = new Map<string, MenuRecord>();
    for (const { uuid, title, href, isEnabled: isOn, ...row } of rows) {
      const location = { menu: row.menu, domain: row.domain, language: row.language } as MenuKey;
      const entries = [...(records.get(getName(location))?.entries ?? []), { uuid, title, href, isOn }];
      records.set(getName(location), { ...location, entries });
    }
    return records;
  },
  nameOf: getName,
  domainsOf: ({ domain }) => [domain],
  clean: (record) => record,
  keep: async (tx, { entries, ...place }) => {
    await lockMenu(tx, place);
    await replaceMenuEntries(tx, place, entries);
    return [`menu:${place.menu}`];
  },
};
