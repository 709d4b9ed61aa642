import { readPart } from './entity.ts';
import { defineOperation } from './operation.ts';

/** A taxonomy term by its id. */
export const getTerm = defineOperation({
  name: 'get-term',
  method: 'GET',
  route: '/taxonomy/term/:tid',
  access: 'anyone',
  read: ({ body }) => readPart(body),
  errors: { 404: 'no such term in this domain' },
});
