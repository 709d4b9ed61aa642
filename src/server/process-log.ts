import { describeError } from '#src/cms/db/describe-error.ts';
import type { LogEvent } from '#src/render/locals.ts';
import { currentRequest } from './front/request-id.ts';

export type ProcessLog = (event: LogEvent) => void;

/** True for an error of the database or of a query, whose message contains the submitted values. */
const isOfQuery = (error: Error): boolean =>
  'severity' in error || 'query' in error || (error.cause instanceof Error && isOfQuery(error.cause));

/** Returns the message of an error without its stack; for a query only its class and location. */
export function toLogReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isOfQuery(error) ? describeError(error) : error.message;
}

/** Creates a log that writes one JSON line per event, separate from the request log, with the id of its request. */
export function makeProcessLog(instance: string): ProcessLog {
  return (event) => {
    const at = { time: new Date().toISOString(), instance, pid: process.pid, request: currentRequest() };
    process.stdout.write(`${JSON.stringify({ ...at, ...event })}\n`);
  };
}
