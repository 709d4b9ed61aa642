import { object, string } from 'yup';
import { defineOperation, toIfMatch } from './operation.ts';
import { readPager, toRows } from './paged.ts';
import { UnreadableResponseError } from './result.ts';
import { type AnswerLabels, readAnswerLabels } from './webform/answer-labels.ts';
import { type Answers, readAnswers } from './webform/answers.ts';
import { isRecord, readList, readRecord, readWholeNumber } from './wire.ts';

/** Result of a saved form. */
export interface SavedForm {
  /** The uuid of the saved row. */
  readonly sid: string;
  /** True if the text mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

/** Reads the response to a submitted form; other content systems send no flag about its text. */
export function readSavedForm(body: unknown): SavedForm {
  const { sid, help_shown } = readRecord(body, 'submission');
  if (typeof sid !== 'string' || sid === '') throw new UnreadableResponseError('malformed', 'no sid');
  return { sid, isHelpShown: help_shown === true };
}

/** Request body of a submitted form. */
export interface SubmittedForm {
  readonly webform: string;
  /** Submitted values by key, not nested. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Idempotency key: a repeated submission, from a second tab or after a lost response, creates nothing. */
  readonly key: string;
  /** Run of the programme in which the form was opened, from `listSubmissions`; refused after a restart. */
  readonly epoch?: number;
}

/** Submits a form: an exercise, a day, a plan, a message. An exercise is never created twice. */
export const submitWebform = defineOperation({
  name: 'submit-webform',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'logged-in',
  request: object({ webform_id: string().required() }),
  body: ({ body: { webform, fields } }: { readonly body: SubmittedForm }) => ({ ...fields, webform_id: webform }),
  headers: ({ body: { key, epoch } }) => ({ 'Idempotency-Key': key, ...toIfMatch(epoch) }),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field; without fields: no such form in this domain, or it is closed',
    403: 'not logged in, the token is stale, or the form is not for the caller’s role',
    409: 'the exercise was already submitted with other answers',
    412: 'the programme was restarted since the form was opened; nothing was saved',
    422: 'the exercise is not available to the user yet; nothing was saved',
    429: 'too many messages',
  },
});

interface Change {
  readonly params: { readonly webform: string; readonly uuid: string };
  /** The changed fields; an empty field removes the answer. */
  readonly body: { readonly fields: Readonly<Record<string, unknown>>; readonly epoch?: number };
}

/** Changes earlier answers of the user; other submissions are not found. */
export const updateSubmission = defineOperation({
  name: 'update-submission',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params: { webform, uuid } }: Change) =>
    `/webform_rest/${encodeURIComponent(webform)}/submission/${encodeURIComponent(uuid)}`,
  request: object(),
  body: ({ body }) => body.fields,
  headers: ({ body }) => toIfMatch(body.epoch),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field; without fields: the form is closed',
    403: 'not logged in as a participant, or the token is stale',
    404: 'the caller has no such submission',
    412: 'the programme was restarted since the form was opened; nothing was saved',
  },
});

/** A user's submission of a form. */
export interface Submission {
  readonly uuid: string;
  readonly webform: string;
  readonly answers: Answers;
  /** The texts of the questions and options at the time of submission. */
  readonly labels: AnswerLabels;
  /** Time of the last submission; ISO 8601. Null if the content system sends none. */
  readonly changed: string | null;
  /** True for a nurse who has not opened the client since it was completed. */
  readonly isNew: boolean;
}

/** Reads a submission of a list. */
function readSubmission(value: unknown): Submission {
  const { sid, uuid, webform_id, data, labels, changed, is_new } = readRecord(value, 'submission');
  if (typeof webform_id !== 'string') throw new UnreadableResponseError('malformed', 'submission of no form');
  const id = typeof uuid === 'string' ? uuid : String(sid);
  return {
    uuid: id,
    webform: webform_id,
    answers: readAnswers(data),
    labels: readAnswerLabels(labels),
    changed: typeof changed === 'string' && !Number.isNaN(Date.parse(changed)) ? changed : null,
    isNew: is_new === true,
  };
}

export const readSubmissions = (value: unknown): readonly Submission[] =>
  readList(value, 'submissions').map(readSubmission);

/**
 * Returns a page of the user's exercise answers, in the order of the forms' ids, the current run of the programme, and
 * the forms that an editor closed before the user submitted them, which are skipped.
 */
export const listSubmissions = defineOperation({
  name: 'list-submissions',
  method: 'GET',
  route: '/entity/view/exercise_submissions/list/results',
  access: 'participant',
  query: ({ query }: { readonly query?: { readonly page?: number } }) =>
    query?.page === undefined ? [] : [['page', String(query.page)]],
  read: ({ body }) => {
    const pager = isRecord(body) ? readPager(body.pager) : null;
    const epoch = isRecord(body) ? readWholeNumber(body.epoch) : null;
    const closed =
      isRecord(body) && Array.isArray(body.closed) ? body.closed.filter((id) => typeof id === 'string') : [];
    return { submissions: readSubmissions(toRows(body)), closed, pager, ...(epoch === null ? {} : { epoch }) };
  },
  errors: { 403: 'not logged in as a participant' },
});
