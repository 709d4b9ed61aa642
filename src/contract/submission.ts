import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

/** Result of a saved form. */
export interface SavedForm {
  /** The uuid of the saved row. */
  readonly sid: string;
  /** The text mentions not wanting to live: show the help lines. */
  readonly isHelpShown: boolean;
}

/** Reads the response to a submitted form; other content systems send no flag about its text. */
export function readSaved(body: unknown): SavedForm {
  const { sid, help_shown } = record(body, 'submission');
  if (typeof sid !== 'string' || sid === '') throw new UnreadableAnswer('malformed', 'no sid');
  return { sid, isHelpShown: help_shown === true };
}
