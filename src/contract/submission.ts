import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

/** The answer to a form that was sent: the uuid of what was saved. */
export function readSid(body: unknown): { readonly sid: string } {
  const { sid } = record(body, 'submission');
  if (typeof sid !== 'string' || sid === '') throw new UnreadableAnswer('malformed', 'no sid');
  return { sid };
}
