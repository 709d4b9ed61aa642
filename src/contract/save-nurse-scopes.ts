import { type NurseScopes, readNurseScopes, scopesSchema } from './nurse-scopes.ts';
import { defineOperation } from './operation.ts';

/** Saves the data shared with the nurse, effective from her next request. */
export const saveNurseScopes = defineOperation({
  name: 'save-nurse-scopes',
  method: 'PATCH',
  route: '/my-nurse-scopes',
  access: 'participant',
  request: scopesSchema,
  body: ({ body: { days, exercises, answers } }: { readonly body: NurseScopes }) => ({ days, exercises, answers }),
  read: ({ body }) => readNurseScopes(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired', 422: 'not three of true or false' },
});
