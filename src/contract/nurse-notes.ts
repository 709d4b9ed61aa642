import { array, boolean, number, object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { getTextMember } from './paged.ts';
import { isRecord, readRecord } from './wire.ts';

/** Minimum number of days between two notes of a nurse to a client. */
export const DAYS_BETWEEN_NOTES = 7;

/** Maximum number of a nurse's sentences, and the maximum length of one in characters. */
export const MAX_SENTENCES = 20;
export const SENTENCE_LENGTH = 160;

/** Task in a note for the next consultation: to register three days, or to complete an exercise. */
export type NoteTask =
  | { readonly kind: 'three-days' }
  | { readonly kind: 'exercise'; readonly webform: string; readonly title: string };

/** The last note of a nurse to a client: one of her sentences, a task, or both. */
export interface NurseNote {
  /** Empty if the note is only a task. */
  readonly sentence: string;
  readonly task: NoteTask | null;
  /** YYYY-MM-DD. */
  readonly sentOn: string;
}

/** The last note of a pairing, and whether the client receives notes. */
export interface NoteState {
  readonly isOn: boolean;
  readonly note: NurseNote | null;
}

function readTask(raw: unknown): NoteTask | null {
  if (!isRecord(raw)) return null;
  if (raw.kind === 'three-days') return { kind: 'three-days' };
  if (raw.kind !== 'exercise') return null;
  return { kind: 'exercise', webform: getTextMember(raw, 'webform'), title: getTextMember(raw, 'title') };
}

function readNoteState(body: unknown): NoteState {
  const { is_on: isOn, note } = readRecord(body, 'note');
  return {
    isOn: isOn === true,
    note: isRecord(note)
      ? { sentence: getTextMember(note, 'sentence'), task: readTask(note.task), sentOn: getTextMember(note, 'sent_on') }
      : null,
  };
}

/** Creates the shape of one line of text. */
const sentence = () =>
  string()
    .trim()
    .required('required')
    .max(SENTENCE_LENGTH, 'too-long')
    .matches(/^[^\r\n]*$/, 'invalid');

/** The sentences of a nurse, in a request. */
export const nurseSentencesBody = object({
  sentences: array(sentence()).required('required').max(MAX_SENTENCES, 'too-long'),
});

function readSentences(body: unknown): readonly string[] {
  const { sentences } = readRecord(body, 'sentences');
  return Array.isArray(sentences) ? sentences.filter((sentence) => typeof sentence === 'string') : [];
}

/** Returns the sentences that the calling nurse can send, in her order. */
export const getNurseSentences = defineOperation({
  name: 'get-nurse-sentences',
  method: 'GET',
  route: '/nurse-sentences',
  access: 'nurse',
  read: ({ body }) => readSentences(body),
  errors: { 403: 'not logged in as a nurse' },
});

/** Replaces the sentences of the calling nurse; sent notes are unchanged. */
export const saveNurseSentences = defineOperation({
  name: 'save-nurse-sentences',
  method: 'PATCH',
  route: '/nurse-sentences',
  access: 'nurse',
  request: nurseSentencesBody,
  body: ({ body }: { readonly body: { readonly sentences: readonly string[] } }) => ({ sentences: body.sentences }),
  read: ({ body }) => readSentences(body),
  errors: { 403: 'not logged in as a nurse', 422: 'too many sentences, or a sentence is empty or too long' },
});

/** Returns the last note of the calling nurse to a client. */
export const getClientNote = defineOperation({
  name: 'get-client-note',
  method: 'GET',
  route: '/get-client-note/:domain/:uid',
  access: 'nurse',
  read: ({ body }) => readNoteState(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no such client, or not paired with the caller' },
});

interface SendInput {
  readonly body: {
    readonly uid: number;
    readonly domain: string;
    /** One of the nurse's sentences; "" for a note with only a task. */
    readonly sentence: string;
    /** Optional; without a task the note has only a sentence. */
    readonly task?: 'three-days' | 'exercise';
    /** The form of the exercise. */
    readonly webform?: string;
  };
}

/** Sends a client a note, which is shown only in the product. It replaces the previous note. */
export const sendNurseNote = defineOperation({
  name: 'send-nurse-note',
  method: 'POST',
  route: '/nurse-note',
  access: 'nurse',
  request: object({
    client_uid: number().integer().required(),
    domain: string().required(),
    sentence: string().strict().defined(),
    task: string().oneOf(['three-days', 'exercise']),
    webform: string().strict(),
  }),
  body: ({ body: { uid, domain, sentence, task, webform } }: SendInput) => ({
    client_uid: uid,
    domain,
    sentence,
    ...(task === undefined ? {} : { task }),
    ...(webform === undefined ? {} : { webform }),
  }),
  read: ({ body }) => readNoteState(body),
  errors: {
    403: 'not logged in as a nurse',
    404: 'no such client, or not paired with the caller',
    409: `the client received a note in the last ${DAYS_BETWEEN_NOTES} days, or has switched notes off`,
    422: 'neither a sentence nor a task, a sentence that is not in the nurse’s list, or no exercise that is open by date',
  },
});

/** Returns the last note to the caller. */
export const getOwnNote = defineOperation({
  name: 'get-own-note',
  method: 'GET',
  route: '/my-nurse-note',
  access: 'participant',
  read: ({ body }) => readNoteState(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});

/** Switches notes on or off for the caller; switching them off deletes the last note. */
export const switchNurseNotes = defineOperation({
  name: 'switch-nurse-notes',
  method: 'PATCH',
  route: '/my-nurse-note',
  access: 'participant',
  request: object({ is_on: boolean().strict().required() }),
  body: ({ body }: { readonly body: { readonly isOn: boolean } }) => ({ is_on: body.isOn }),
  read: ({ body }) => readNoteState(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});
