import type { Writable } from 'node:stream';

/** Content of one log line: no data about the client, no query string, no ids in the path. */
export interface RequestLogEntry {
  readonly method: string;
  readonly kind: 'page' | 'api' | 'file' | 'health' | 'refused' | 'redirect' | 'form';
  /** Path for the log: at most the language prefix and the first segment, see `redact`. */
  readonly screen: string;
  readonly status: number;
  readonly cache?: 'hit' | 'miss' | 'stale' | 'pass';
}

export interface RequestLog {
  /** Writes a line. `id` is the id of the request, `begun` and `ended` are milliseconds of performance.now(). */
  readonly write: (id: string, line: RequestLogEntry, begun: number, ended: number) => void;
  /** Writes a line with the fixed part that `serializeFixedPart` created; used for cached pages. */
  readonly writeFixed: (id: string, fixed: string, begun: number, ended: number) => void;
  readonly flush: () => void;
}

const SCREEN = /^(?:\/(?:nl|en))?\/[a-z]+(?:-[a-z]+)*(?=\/|$)/;

/** Returns a path for the log: its language and first segment if that is a plain word, otherwise an asterisk. */
export function redact(path: string): string {
  if (/^\/(?:(?:nl|en)\/?)?$/.test(path)) return path;
  return SCREEN.exec(path)?.[0] ?? '/*';
}

/** Returns an API path for the log: "/api/user" for "/api/en/user/12". */
export function redactCall(path: string): string {
  return `/api${redact(path.replace(/^\/api(\/(nl|en)(?=\/|$))?/, '') || '/')}`;
}

export function serializeFixedPart(line: RequestLogEntry): string {
  return JSON.stringify(line).slice(1);
}

const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARACTERS = 64 * 1024;

/**
 * Writes one JSON line per request: the second in which it ended, the server, its id, its duration in microseconds, and
 * its kind. Lines are written in batches: a separate write to a pipe would cost more than the request.
 */
export function createRequestLog(to: Writable, instance: string): RequestLog {
  const machine = JSON.stringify(instance);
  let pendingLines = '';
  let stamp = '';
  let lastSecond = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingLines) to.write(pendingLines);
    pendingLines = '';
  };

  const writeFixed = (id: string, fixed: string, startedAt: number, endedAt: number) => {
    const second = Math.trunc((performance.timeOrigin + endedAt) / 1_000);
    if (second !== lastSecond) {
      lastSecond = second;
      stamp = `{"time":"${new Date(second * 1_000).toISOString()}","instance":${machine},"request":"`;
    }
    pendingLines += `${stamp}${id}","us":${Math.trunc((endedAt - startedAt) * 1_000)},${fixed}\n`;
    if (pendingLines.length > FLUSH_AT_CHARACTERS) flush();
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
  };

  return {
    write: (id, line, startedAt, endedAt) => writeFixed(id, serializeFixedPart(line), startedAt, endedAt),
    writeFixed,
    flush,
  };
}
