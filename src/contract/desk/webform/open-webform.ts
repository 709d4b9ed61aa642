import { defineOperation } from '../../operation.ts';
import { readOne } from '../rows.ts';
import type { EditableWebform } from './stored-webform.ts';

export const readEditableWebform = (body: unknown): EditableWebform => readOne<EditableWebform>(body, 'revision');

/** A form in all its languages, to be changed. */
export const openWebform = defineOperation({
  name: 'open-webform',
  method: 'GET',
  route: '/desk/webforms/:webform',
  access: 'editor',
  read: ({ body }) => readEditableWebform(body),
  errors: { 403: 'not for editors of content', 404: 'no such form' },
});
