import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

/** What was saved of a form. */
export interface SavedForm {
  /** The uuid of what was saved. */
  readonly sid: string;
  /** The text speaks of not wanting to live: show the help lines. */
  readonly isHelpShown: boolean;
}

/** The answer to a form that was sent; other content systems tell nothing about its words. */
export function readSaved(body: unknown): SavedForm {
  const { sid, help_shown } = record(body, 'submission');
  if (typeof sid !== 'string' || sid === '') throw new UnreadableAnswer('malformed', 'no sid');
  return { sid, isHelpShown: help_shown === true };
}
