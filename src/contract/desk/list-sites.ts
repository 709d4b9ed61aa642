import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';
import { readSite, type SiteSettings } from './site-settings.ts';

/** The settings of every site, in the order of the domains. */
export const listSites = defineOperation({
  name: 'list-sites',
  method: 'GET',
  route: '/desk/sites',
  access: 'administrator',
  read: ({ body }): readonly SiteSettings[] => readList(body, 'sites').map(readSite),
});
