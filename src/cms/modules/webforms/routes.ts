import { listSubmissions, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import type { SubmitHandler } from '../../http/submit-handler.ts';
import { withRefusedFields } from './answer-refused.ts';
import { showSubmissions } from './list-submissions.ts';
import { showFields } from './show-fields.ts';
import { handleSubmit, handleUpdateSubmission } from './submit.ts';

/**
 * Routes of the webforms; `handlers` are the forms of other modules. Refusals are not stored as first responses, so
 * that a request can be sent again after a correction.
 */
export const webformRoutes = (handlers: readonly SubmitHandler[]): readonly Route[] => [
  serve(getWebformFields, showFields),
  serve(submitWebform, withRefusedFields(makeIdempotent((c) => handleSubmit(c, handlers)))),
  serve(
    updateSubmission,
    withRefusedFields((c) => handleUpdateSubmission(c, handlers)),
  ),
  serve(listSubmissions, showSubmissions),
];
