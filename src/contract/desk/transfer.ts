import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { readRecord } from '../wire.ts';
import { toQueryEntries } from './rows.ts';

/** Changes that a set made, or would make, to one kind of content. */
interface ImportPart {
  readonly part: string;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
}

export interface ImportSummary {
  /** True if the set was imported, false for a check. */
  readonly isApplied: boolean;
  readonly parts: readonly ImportPart[];
  /** Reasons that the set cannot be imported; empty if it can be, or was. */
  readonly refused: readonly { readonly file: string; readonly text: string }[];
}

/** Maximum size of the upload of a set, in bytes. */
export const BUNDLE_BYTES = 64 * 1024 * 1024;

interface ExportContentInput {
  /** Domain of the export; all domains if absent. */
  readonly query?: { readonly domain?: DomainKey };
}

/** Exports all content of editors, or that of one domain, as one file for another installation. */
export const exportContent = defineOperation({
  name: 'export-content',
  method: 'GET',
  route: '/desk/content',
  access: 'administrator',
  query: ({ query }: ExportContentInput) => toQueryEntries(query),
  read: ({ body }) => readRecord(body, 'set'),
  errors: { 400: 'no such domain', 403: 'not logged in as an administrator' },
});

interface PreviewImportInput {
  readonly body: { readonly file: File };
}

const errors = {
  403: 'not logged in as an administrator',
  413: 'the file is too large',
  415: 'not sent as multipart/form-data',
};

function getForm({ body: { file } }: PreviewImportInput): FormData {
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
  path: (_input: PreviewImportInput) => '/desk/content-check',
  body: getForm,
  read: ({ body }): ImportSummary => parseAnswer(objectWithMember<ImportSummary>('parts'), body),
  errors,
});

/** Imports a set, completely or not at all; visible to visitors on their next request. */
export const importContent = defineOperation({
  name: 'import-content',
  method: 'POST',
  route: '/desk/content',
  access: 'administrator',
  activity: 'transfer',
  path: (_input: PreviewImportInput) => '/desk/content',
  body: getForm,
  read: ({ body }): ImportSummary => parseAnswer(objectWithMember<ImportSummary>('parts'), body),
  errors,
});
