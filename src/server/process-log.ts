import { describeError } from '#src/cms/db/describe-error.ts';
import type { LogEvent } from '#src/render/locals.ts';
import { getCurrentRequestId } from './front/request-id.ts';

export type ProcessLog = (event: LogEvent) => void;

/** Returns true for an error of the database or of a query, which contains the submitted values in its message. */
const isQueryError = (error: Error): boolean =>
  'severity' in error || 'query' in error || (error.cause instanceof Error && isQueryError(error.cause));

/** Returns the message of an error without its stack; for a query only its class and location. */
export function toLogReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isQueryError(error) ? describeError(error) : error.message;
}

/** Creates a log that writes one JSON line per event, separate from the request log, with the id of its request. */
export function createProcessLog(instance: string): ProcessLog {
  return (event) => {
    const position = { time: new Date().toISOString(), instance, pid: process.pid, request: getCurrentRequestId() };
    process.stdout.write(`${JSON.stringify({ ...position, ...event })}\n`);
  };
}
