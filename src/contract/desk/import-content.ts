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

/** Returns the changes that a set would make here, without making them. */
export const previewImport = defineOperation({
  name: 'check-content',
  method: 'POST',
  route: '/desk/content-check',
  access: 'administrator',
  path: (_input: Input) => '/desk/content-check',
  body: formOf,
  read: ({ body }): ImportSummary => readOne(body, 'parts'),
  errors,
});

/** Imports a set, completely or not at all; visible to visitors on their next request. */
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
