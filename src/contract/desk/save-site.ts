import { defineOperation } from '../operation.ts';
import { readSite, type SiteSettings, siteSettings } from './site-settings.ts';

/** Sets everything of one site; its visitors see it at their next request. */
export const saveSite = defineOperation({
  name: 'save-site',
  method: 'PATCH',
  route: '/desk/sites/:domain',
  access: 'administrator',
  activity: 'site',
  request: siteSettings.omit(['domain']),
  body: ({ body }: { readonly body: Omit<SiteSettings, 'domain'> }) => body,
  read: ({ body }) => readSite(body),
  errors: {
    404: 'no such domain',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a text is too long, or a limit or a partner is refused',
  },
});
