import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { readSaved } from './submission.ts';

/** Body of a submitted form. */
export interface Submitted {
  readonly webform: string;
  /** Flat, by key. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The same submission again, from a second tab or after a lost response, creates nothing. */
  readonly key: string;
  /** The run of the programme in which the form was opened, from `listSubmissions`; refused after a restart. */
  readonly epoch?: number;
}

export const epochHeader = (epoch: number | undefined): Readonly<Record<string, string>> =>
  epoch === undefined ? {} : { 'If-Match': `"${epoch}"` };

/**
 * Submits a form: an exercise, a day, a plan, a message. An exercise that was submitted before is not created twice.
 */
export const submitWebform = defineOperation({
  name: 'submit-webform',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'logged-in',
  request: object({ webform_id: string().required() }),
  body: ({ body: { webform, fields } }: { readonly body: Submitted }) => ({ ...fields, webform_id: webform }),
  headers: ({ body: { key, epoch } }) => ({ 'Idempotency-Key': key, ...epochHeader(epoch) }),
  read: ({ body }) => readSaved(body),
  errors: {
    400: 'values refused, a text by field; without fields: no such form here, or it is closed',
    403: 'not logged in, the token is stale, or not for this role',
    409: 'an exercise that was sent before, with other answers',
    412: 'the programme was started again meanwhile; nothing was saved',
    422: 'an exercise that is not open to this person yet; nothing was saved',
    429: 'too many messages',
  },
});
