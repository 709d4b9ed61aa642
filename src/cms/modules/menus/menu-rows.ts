import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type DeskMenu, MENU_NAMES, type MenuEntry, type MenuParams } from '#src/contract/desk/menus.ts';
import type { Transaction } from '../../content/change-content.ts';
import { lockByName, withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { menuItems } from '../../db/schema/index.ts';

export type MenuKey = MenuParams['params'];

/** Returns the condition for the entries on a menu's first level, the only ones that the desk edits. */
const matchesMenu = ({ menu, domain, language }: MenuKey) =>
  and(
    eq(menuItems.menu, menu),
    eq(menuItems.domain, domain),
    eq(menuItems.language, language),
    isNull(menuItems.parentId),
  );

/** Returns a menu with its entries. */
export async function readDeskMenu(db: Pick<Orm, 'select'>, location: MenuKey): Promise<DeskMenu> {
  const { uuid, title, href, isEnabled: isOn, weight, id } = menuItems;
  const entries: MenuEntry[] = await db
    .select({ uuid, title, href, isOn })
    .from(menuItems)
    .where(matchesMenu(location))
    .orderBy(asc(weight), asc(id));
  return withVersion({ entries });
}

/** Locks a menu for this transaction, also if it has no entries. */
export const lockMenu = (tx: Transaction, { menu, domain, language }: MenuKey): Promise<void> =>
  lockByName(tx, `menu ${menu} ${domain} ${language}`);

/** Returns the ids among these that belong to an entry of another menu, or to an entry below another entry. */
async function findForeignIds(
  tx: Transaction,
  location: MenuKey,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const all = await tx
    .select()
    .from(menuItems)
    .where(inArray(menuItems.uuid, [...uuids]));
  const ownIds = (await readDeskMenu(tx, location)).entries.map(({ uuid }) => uuid);
  return new Set(all.map(({ uuid }) => uuid).filter((uuid) => !ownIds.includes(uuid)));
}

/** Replaces the entries of the menu, in order. An entry of another menu is inserted as a new one. */
export async function replaceMenuEntries(
  tx: Transaction,
  location: MenuKey,
  entries: readonly MenuEntry[],
): Promise<void> {
  const takenIds = new Set(
    await findForeignIds(
      tx,
      location,
      entries.flatMap(({ uuid }) => uuid ?? []),
    ),
  );
  const rows = entries.map(({ uuid: input, title, href, isOn }, weight) => {
    const uuid = input === null || takenIds.has(input) ? randomUUID() : input;
    takenIds.add(uuid);
    return { ...location, uuid, title, href, isEnabled: isOn, weight };
  });
  const uuids = rows.map(({ uuid }) => uuid);
  await tx
    .delete(menuItems)
    .where(and(matchesMenu(location), uuids.length > 0 ? notInArray(menuItems.uuid, uuids) : undefined));
  if (rows.length === 0) return;
  const set = {
    title: sql`excluded.title`,
    href: sql`excluded.href`,
    isEnabled: sql`excluded.is_enabled`,
    weight: sql`excluded.weight`,
  };
  await tx.insert(menuItems).values(rows).onConflictDoUpdate({ target: menuItems.uuid, set });
}

/** Returns true for the name of a menu of the frame. */
export const isMenuName = (name: string | undefined): name is MenuKey['menu'] =>
  MENU_NAMES.some((menu) => menu === name);
