import { readPart } from './entity.ts';
import { defineOperation } from './operation.ts';

/** Returns a paragraph by its id, with the access of its node. */
export const getParagraph = defineOperation({
  name: 'get-paragraph',
  method: 'GET',
  route: '/entity/paragraph/:id',
  access: 'anyone',
  read: ({ body }) => readPart(body),
  errors: {
    403: 'its node is not published, where the content system tells so',
    404: 'no such paragraph in this language',
  },
});
