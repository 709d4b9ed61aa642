import { describeError } from '#src/cms/db/describe-error.ts';

/** A stack frame; the other lines of a stack repeat the message. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/**
 * Returns an error for reporting, with its class and location instead of its message, because messages of the database
 * and of mail servers contain submitted values.
 */
export function redactError(error: unknown): Error {
  const plain = new Error(describeError(error));
  if (!(error instanceof Error)) return plain;
  plain.name = error.name;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  plain.stack = [`${plain.name}: ${plain.message}`, ...frames].join('\n');
  return plain;
}
