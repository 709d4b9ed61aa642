import { getCurrentRequestId } from './front/request-id.ts';

export interface ErrorReporter {
  /**
   * Never throws and never delays its caller. `where` is a part of the product, `request` the id of the failed request,
   * by default the current one.
   */
  readonly reportError: (error: unknown, at: { readonly where: string; readonly request?: string }) => void;
  /** Sends the pending reports. */
  readonly close: () => Promise<void>;
}

const SILENT: ErrorReporter = { reportError: () => {}, close: async () => {} };

/** Creates a reporter that sends errors to the service at `dsn`, if set: class and location, no data about the user. */
export function createErrorReporter(dsn: string | null): ErrorReporter {
  if (dsn === null) return SILENT;
  const client = import('./error-client.ts').then(({ createErrorClient }) => createErrorClient(dsn));
  return {
    reportError: (error, { where, request = getCurrentRequestId() }) => {
      client.then(({ report }) => report(error, { where, request })).catch(() => {});
    },
    close: async () => {
      await (await client.catch(() => undefined))?.close();
    },
  };
}
