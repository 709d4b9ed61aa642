import { defineOperation } from '../operation.ts';
import { type ProviderSettings, readProvider } from './provider.ts';

/** Returns the provider of this installation, who is responsible for its data: one for all sites. */
export const showProvider = defineOperation({
  name: 'show-provider',
  method: 'GET',
  route: '/desk/provider',
  access: 'administrator',
  read: ({ body }): ProviderSettings => readProvider(body),
});
