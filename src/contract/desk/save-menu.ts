import { defineOperation } from '../operation.ts';
import { type DeskMenu, MENU_ROUTE, type MenuEntry, type MenuParams, menuBody } from './menu.ts';
import { readOne } from './rows.ts';

interface Input extends MenuParams {
  readonly body: { readonly version: string; readonly entries: readonly MenuEntry[] };
}

/** Saves a menu as a whole; visitors see it on their next request. */
export const saveMenu = defineOperation({
  name: 'save-menu',
  method: 'POST',
  route: MENU_ROUTE,
  access: 'editor',
  touches: 'menu',
  activity: 'menu',
  changesSite: true,
  request: menuBody,
  body: ({ body }: Input) => body,
  read: ({ body }): DeskMenu => readOne(body, 'version'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such menu, domain or language',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'an entry refused',
  },
});
