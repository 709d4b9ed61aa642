import { getMenu } from '#src/contract/menus.ts';
import { respondPublicly } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { menuDeskRoutes } from './desk-routes.ts';

interface Row {
  readonly id: number;
  readonly uuid: string;
  readonly parentId: number | null;
  readonly weight: number;
  readonly title: string;
  readonly href: string;
}

const query = `
  select id, uuid, parent_id as "parentId", weight, title, href from menu_items
  where menu = $1 and domain = $2 and language = $3 and is_enabled order by weight, id`;

/** Nests rows in the format of rest_menu_items, with children in `below`. */
function nestRows(rows: readonly Row[], parentId: number | null = null): readonly unknown[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const external = /^[a-z]+:/i.test(row.href);
      const uri = external ? row.href : `internal:${row.href}`;
      return {
        key: row.uuid,
        title: row.title,
        uri,
        external,
        ...(external ? { absolute: row.href } : { relative: row.href }),
        weight: row.weight,
        enabled: true,
        uuid: row.uuid,
        below: nestRows(rows, row.id),
      };
    });
}

async function showMenu(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const menu = c.req.param('menu') ?? '';
  const isName = /^[a-z][a-z0-9-]{0,63}$/.test(menu);
  const { rows } = isName ? await system.database.pool.query<Row>(query, [menu, domain.key, language]) : { rows: [] };
  return respondPublicly(c, nestRows(rows), isName ? [`menu:${menu}`] : []);
}

export const menuRoutes: readonly Route[] = [serve(getMenu, showMenu), ...menuDeskRoutes];
