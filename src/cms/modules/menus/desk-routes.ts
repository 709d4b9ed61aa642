import { menuBody, openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { checkMenuLinks } from '../links/check-all.ts';
import { MENU_FORM, menuEntryType, parseMenuKey, toMenuVersionKey } from './menu-entry-type.ts';
import { lockMenu, type MenuKey, readDeskMenu } from './menu-rows.ts';

function getMenuPlace(c: ApiContext): MenuKey {
  const menuKey = parseMenuKey(c.req.param('menu'), c.req.param('domain'), c.req.param('language'));
  if (!menuKey) throw new ApiError(404, 'not-found');
  return menuKey;
}

async function save(c: ApiContext): Promise<Response> {
  const menuPlace = getMenuPlace(c);
  const { entries, version } = await readRequest(c, menuBody, MENU_FORM);
  const menu = await changeContent(c.var.system, async (tx) => {
    await lockMenu(tx, menuPlace);
    assertVersion(await readDeskMenu(tx, menuPlace), version);
    const tags = await publishEntry(tx, menuEntryType, toMenuVersionKey(menuPlace), { entries }, getActor(c));
    return { value: await readDeskMenu(tx, menuPlace), tags };
  });
  await checkMenuLinks(c.var.system, { ...menuPlace, entries: menu.entries.filter(({ isOn }) => isOn) });
  return respondPrivately(c, menu);
}

export const menuDeskRoutes: readonly Route[] = [
  serve(openMenu, async (c) => respondPrivately(c, await readDeskMenu(c.var.system.database.db, getMenuPlace(c)))),
  serve(saveMenu, save),
];
