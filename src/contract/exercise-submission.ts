import { UnreadableAnswer } from './result.ts';
import { type AnswerLabels, readAnswerLabels } from './webform/answer-labels.ts';
import { type Answers, readAnswers } from './webform/answers.ts';
import { list, record } from './wire.ts';

/** A user's submission of a form. */
export interface Submission {
  readonly uuid: string;
  readonly webform: string;
  readonly answers: Answers;
  /** The texts of the questions and options at the time of submission. */
  readonly labels: AnswerLabels;
  /** Time of the last submission; ISO 8601. Null where the content system sends none. */
  readonly changed: string | null;
  /** True for a nurse who has not opened the client since it was done. */
  readonly isNew: boolean;
}

/** One submission of a list. */
function readSubmission(value: unknown): Submission {
  const { sid, uuid, webform_id, data, labels, changed, is_new } = record(value, 'submission');
  if (typeof webform_id !== 'string') throw new UnreadableAnswer('malformed', 'submission of no form');
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
  list(value, 'submissions').map(readSubmission);
