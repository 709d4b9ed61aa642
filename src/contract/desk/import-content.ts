import { defineOperation } from '../operation.ts';
import type { ImportSummary } from './content-set.ts';
import { readOne } from './rows.ts';

interface Input {
  readonly body: { readonly file: File };
}

const errors = {
  403: 'not logged in as an administrator',
  413: 'the file is too large',
  415: 'not sent as multipart/form-data',
};

function formOf({ body: { file } }: Input): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** Tells what a set would change here; changes nothing. */
export const checkContent = defineOperation({
  name: 'check-content',
  method: 'POST',
  route: '/desk/content-check',
  access: 'administrator',
  path: (_input: Input) => '/desk/content-check',
  body: formOf,
  read: ({ body }): ImportSummary => readOne(body, 'parts'),
  errors,
});

/** Brings a set in, whole or not at all; visitors see it on their next request. */
export const importContent = defineOperation({
  name: 'import-content',
  method: 'POST',
  route: '/desk/content',
  access: 'administrator',
  activity: 'transfer',
  path: (_input: Input) => '/desk/content',
  body: formOf,
  read: ({ body }): ImportSummary => readOne(body, 'parts'),
  errors,
});
