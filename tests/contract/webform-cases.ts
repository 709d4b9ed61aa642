import { listSubmissions, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { type Case, createCase } from './case.ts';

const uuid = '00000000-0000-4000-8000-000000000000';

/** Well-formed input of every operation on forms, by name, for objects that do not exist. */
export const WEBFORM_CASES: Readonly<Record<string, Case>> = {
  'get-webform-fields': createCase(getWebformFields, { params: { id: 'alcohol_1_1' } }),
  'submit-webform': createCase(submitWebform, { body: { webform: 'contact', fields: {}, key: 'sleutel-1' } }),
  'update-submission': createCase(updateSubmission, { params: { webform: 'alcohol_1_1', uuid }, body: { fields: {} } }),
  'list-submissions': createCase(listSubmissions, {}),
};
