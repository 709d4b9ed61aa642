import { versionKey } from '#src/contract/desk/list-versions.ts';
import { menuBody } from '#src/contract/desk/menu.ts';
import { openMenu } from '#src/contract/desk/open-menu.ts';
import { saveMenu } from '#src/contract/desk/save-menu.ts';
import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { changeContent } from '../../content/change-content.ts';
import { keepVersion } from '../../content/keep-version.ts';
import { assertVersion, withConflictDetail } from '../../content/version-conflict.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readChecked } from '../../http/checked-body.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { checkMenuLinks } from '../links/check-all.ts';
import { isMenuName, keepMenu, lockMenu, type MenuPlace, menuAt } from './menu-rows.ts';

function menuPlaceOf(c: ApiContext): MenuPlace {
  const menu = c.req.param('menu');
  const domain = DOMAINS.find(({ key }) => key === c.req.param('domain'));
  const language = domain?.languages.find((one): one is Language => one === c.req.param('language'));
  if (!isMenuName(menu) || !domain || !language) throw new ApiError(404, 'not-found');
  return { menu, domain: domain.key, language };
}

async function save(c: ApiContext): Promise<Response> {
  const place = menuPlaceOf(c);
  const { entries, version } = await readChecked(c, menuBody);
  const menu = await changeContent(c.var.system, async (tx) => {
    await lockMenu(tx, place);
    const before = await menuAt(tx, place);
    assertVersion(before, version);
    await keepMenu(tx, place, entries);
    const after = await menuAt(tx, place);
    const key = versionKey(place.menu, place.domain, place.language);
    await keepVersion(c, tx, { kind: 'menu', key }, { before, after });
    return { value: after, tags: [`menu:${place.menu}`] };
  });
  await checkMenuLinks(c.var.system, { ...place, entries: menu.entries.filter(({ isOn }) => isOn) });
  return privateAnswer(c, menu);
}

export const menuDeskRoutes: readonly Route[] = [
  serve(openMenu, async (c) => privateAnswer(c, await menuAt(c.var.system.database.db, menuPlaceOf(c)))),
  serve(saveMenu, withConflictDetail(save)),
];
