import { listSubmissions, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { type Case, getCase } from './case.ts';

const uuid = '00000000-0000-4000-8000-000000000000';

/** Well-formed input of every operation on forms, by name, for objects that do not exist. */
export const WEBFORM_CASES: Readonly<Record<string, Case>> = {
  'get-webform-fields': getCase(getWebformFields, { params: { id: 'alcohol_1_1' } }),
  'submit-webform': getCase(submitWebform, { body: { webform: 'contact', fields: {}, key: 'sleutel-1' } }),
  'update-submission': getCase(updateSubmission, { params: { webform: 'alcohol_1_1', uuid }, body: { fields: {} } }),
  'list-submissions': getCase(listSubmissions, {}),
};
