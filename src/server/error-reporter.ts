import { currentRequest } from './front/request-id.ts';

export interface ErrorReporter {
  /**
   * Never throws and keeps nobody waiting. `where` names a part of the product, `request` the request that failed; where
   * it is left out, the one that is being answered.
   */
  readonly reportError: (error: unknown, at: { readonly where: string; readonly request?: string }) => void;
  /** Sends what is on its way. */
  readonly close: () => Promise<void>;
}

const SILENT: ErrorReporter = { reportError: () => {}, close: async () => {} };

/** Reports errors of the server to the service at `dsn`, if there is one: the kind and the place, never who met it. */
export function makeErrorReporter(dsn: string | null): ErrorReporter {
  if (dsn === null) return SILENT;
  const client = import('./error-client.ts').then(({ makeErrorClient }) => makeErrorClient(dsn));
  return {
    reportError: (error, { where, request = currentRequest() }) => {
      client.then(({ report }) => report(error, { where, request })).catch(() => {});
    },
    close: async () => {
      await (await client.catch(() => undefined))?.close();
    },
  };
}
