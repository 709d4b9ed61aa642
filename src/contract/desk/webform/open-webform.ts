import { defineOperation } from '../../operation.ts';
import { readOne } from '../rows.ts';
import type { EditableWebform } from './stored-webform.ts';

export interface WebformParams {
  readonly webform: string;
}

export const webformPath = ({ webform }: WebformParams): string => `/desk/webforms/${encodeURIComponent(webform)}`;

export const readEditableWebform = (body: unknown): EditableWebform => readOne<EditableWebform>(body, 'revision');

/** A form in all its languages, to be changed. */
export const openWebform = defineOperation({
  name: 'open-webform',
  method: 'GET',
  route: '/desk/webforms/:webform',
  access: 'editor',
  path: ({ params }: { readonly params: WebformParams }) => webformPath(params),
  read: ({ body }) => readEditableWebform(body),
  errors: { 403: 'not for editors of content', 404: 'no such form' },
});
