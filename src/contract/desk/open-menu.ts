import { defineOperation } from '../operation.ts';
import { type DeskMenu, MENU_ROUTE } from './menu.ts';
import { readOne } from './rows.ts';

/** The entries of a menu, on or off, in order. */
export const openMenu = defineOperation({
  name: 'open-menu',
  method: 'GET',
  route: MENU_ROUTE,
  access: 'editor',
  read: ({ body }): DeskMenu => readOne(body, 'version'),
  errors: { 403: 'not logged in as an editor', 404: 'no such menu, domain or language' },
});
