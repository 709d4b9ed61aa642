import { readEntity } from './entity.ts';
import { defineOperation } from './operation.ts';

/** Returns a node by its id, in the requested language if translated, else in the default language. */
export const getNode = defineOperation({
  name: 'get-node',
  method: 'GET',
  route: '/node/:id',
  access: 'anyone',
  read: ({ body }) => readEntity(body),
  errors: { 403: 'not published, where the content system tells so', 404: 'no such node in this domain' },
});
