import { defineOperation } from '../operation.ts';
import { type ProviderSettings, providerSettings, readProvider } from './provider.ts';

/** Sets everything about the provider; visitors of every site see it at their next request. */
export const saveProvider = defineOperation({
  name: 'save-provider',
  method: 'PATCH',
  route: '/desk/provider',
  access: 'administrator',
  activity: 'provider',
  request: providerSettings,
  body: ({ body }: { readonly body: ProviderSettings }) => body,
  read: ({ body }) => readProvider(body),
  errors: { 412: 'somebody else saved it meanwhile: readConflict', 422: 'a mail address or a date is none' },
});
