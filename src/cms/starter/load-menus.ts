import type { DomainKey, Language } from '#src/domains/domain.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import type { Orm } from '../db/orm.ts';
import { menuItems } from '../db/schema/index.ts';
import { listDomainsWithLanguage } from './nodes.ts';
import type { StarterMenu, StarterMenuItem } from './starter.ts';

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
type Row = typeof menuItems.$inferInsert & { readonly depth: number; readonly parent: string | null };

interface MenuKey {
  readonly menu: string;
  readonly domain: DomainKey;
  readonly language: Language;
}

function getRows(location: MenuKey, items: readonly StarterMenuItem[], parent: string | null, depth: number): Row[] {
  return items.flatMap((item, weight) => {
    const uuid = toNameUuid(`menu/${location.menu}/${location.domain}/${location.language}/${parent ?? ''}/${weight}`);
    const row = { ...location, uuid, weight, title: item.title[location.language], href: item.href[location.language] };
    return [{ ...row, parent, depth }, ...getRows(location, item.below ?? [], uuid, depth + 1)];
  });
}

/** Inserts the menus for every domain and language they name, level by level. */
export async function insertStarterMenus(tx: Transaction, menus: readonly StarterMenu[]): Promise<void> {
  const rows = menus.flatMap(({ menu, domains, items }) =>
    (['nl', 'en'] as const).flatMap((language) =>
      listDomainsWithLanguage(domains, language).flatMap((domain) =>
        getRows({ menu, domain, language }, items, null, 0),
      ),
    ),
  );
  const ids = new Map<string, number>();
  const deepest = rows.reduce((depth, row) => Math.max(depth, row.depth), -1);
  for (let depth = 0; depth <= deepest; depth += 1) {
    const level = rows
      .filter((row) => row.depth === depth)
      .map(({ parent, depth: _depth, ...row }) => ({ ...row, parentId: parent === null ? null : ids.get(parent) }));
    const result = await tx.insert(menuItems).values(level).returning({ id: menuItems.id, uuid: menuItems.uuid });
    for (const { id, uuid } of result) ids.set(uuid, id);
  }
}
