import { object } from 'yup';
import { defineOperation } from './operation.ts';
import { readSaved } from './submission.ts';
import { epochHeader } from './submit-webform.ts';

interface Change {
  readonly params: { readonly webform: string; readonly uuid: string };
  /** The fields that change; an empty one takes the answer away. */
  readonly body: { readonly fields: Readonly<Record<string, unknown>>; readonly epoch?: number };
}

/** Changes answers of before. Another's submission answers as an absent one. */
export const updateSubmission = defineOperation({
  name: 'update-submission',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params: { webform, uuid } }: Change) =>
    `/webform_rest/${encodeURIComponent(webform)}/submission/${encodeURIComponent(uuid)}`,
  request: object(),
  body: ({ body }) => body.fields,
  headers: ({ body }) => epochHeader(body.epoch),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field; without fields: the form is closed',
    403: 'not logged in as a participant, or the token is stale',
    404: 'no such submission of the caller',
    412: 'the programme was started again meanwhile; nothing was saved',
  },
});
