import type { LogEvent } from '#src/render/locals.ts';

export type ProcessLog = (event: LogEvent) => void;

/** What an error says, without its stack: stacks of queries hold values. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One JSON line per event, beside the request log. */
export const processLog: ProcessLog = (event) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), pid: process.pid, ...event })}\n`);
};
