/** One frame of a stack, as in reports. */
interface Frame {
  readonly filename?: string | undefined;
  readonly function?: string | undefined;
  readonly lineno?: number | undefined;
  readonly colno?: number | undefined;
}

interface ThrownError {
  readonly type?: string | undefined;
  readonly value?: string | undefined;
  readonly stacktrace?: { readonly frames?: readonly Frame[] | undefined } | undefined;
}

/** Members of the reporting library's event that may be sent; all others are dropped. */
interface ErrorEvent {
  readonly event_id?: string | undefined;
  readonly timestamp?: number | undefined;
  readonly exception?: { readonly values?: readonly ThrownError[] | undefined } | undefined;
  readonly tags?: Readonly<Record<string, unknown>> | undefined;
}

const LONGEST = 200;

/** Removes possible user input from an error's message: query values, quoted texts, addresses and numbers. */
export function removePersonalData(message: string): string {
  return message
    .replace(/\n?params:[\s\S]*/i, '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|„[^”]*”/g, '"…"')
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d+/g, '0')
    .slice(0, LONGEST);
}

const toPlainFile = (file: string | undefined): string => (file ?? '').replace(/[?#].*$/, '');

const toPlainFrame = (frame: Frame) => ({
  filename: toPlainFile(frame.filename),
  function: frame.function,
  lineno: frame.lineno,
  colno: frame.colno,
});

/** Returns the report of an error: class, location in the code and request, without user data. */
export function toErrorReport({ event_id, timestamp, exception, tags }: ErrorEvent) {
  return {
    event_id,
    timestamp,
    platform: 'javascript',
    level: 'error',
    tags: { where: String(tags?.where ?? 'unknown'), ...(tags?.request ? { request: String(tags.request) } : {}) },
    exception: {
      values: (exception?.values ?? []).map(({ type, value, stacktrace }) => ({
        type,
        value: removePersonalData(value ?? ''),
        stacktrace: { frames: (stacktrace?.frames ?? []).map(toPlainFrame) },
      })),
    },
  };
}

interface TransactionEvent {
  readonly event_id?: string | undefined;
  readonly start_timestamp?: number | undefined;
  readonly timestamp?: number | undefined;
  readonly transaction?: string | undefined;
  readonly contexts?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the load time of a page, identified by the first part of its path, without query. */
export function traceReport({ event_id, start_timestamp, timestamp, transaction, contexts }: TransactionEvent) {
  const { trace_id, span_id, op } = (contexts?.trace ?? {}) as Readonly<Record<string, unknown>>;
  const screen = /^(\/en)?\/[a-z-]*/.exec(transaction ?? '')?.[0] ?? '/*';
  return {
    type: 'transaction',
    event_id,
    start_timestamp,
    timestamp,
    platform: 'javascript',
    transaction: screen,
    contexts: { trace: { trace_id, span_id, op } },
    spans: [],
  };
}
