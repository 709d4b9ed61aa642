import { describeError } from '#src/cms/db/describe-error.ts';

/** A stack frame; the other lines of a stack repeat the message. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/**
 * Returns an error for reporting, with its class and location instead of its message, because messages of the database
 * and of mail servers contain submitted values.
 */
export function redactError(error: unknown): Error {
  const redacted = new Error(describeError(error));
  if (!(error instanceof Error)) return redacted;
  redacted.name = error.name;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  redacted.stack = [`${redacted.name}: ${redacted.message}`, ...frames].join('\n');
  return redacted;
}
