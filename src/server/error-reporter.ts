export interface ErrorReporter {
  /** Never throws and keeps nobody waiting. `where` names a part of the product. */
  readonly reportError: (error: unknown, at: { readonly where: string }) => void;
  /** Sends what is on its way. */
  readonly close: () => Promise<void>;
}

const SILENT: ErrorReporter = { reportError: () => {}, close: async () => {} };

/** Reports errors of the server to the service at `dsn`, if there is one: the kind and the place, never who met it. */
export function makeErrorReporter(dsn: string | null): ErrorReporter {
  if (dsn === null) return SILENT;
  const client = import('./error-client.ts').then(({ makeErrorClient }) => makeErrorClient(dsn));
  return {
    reportError: (error, { where }) => {
      client.then(({ report }) => report(error, where)).catch(() => {});
    },
    close: async () => {
      await (await client.catch(() => undefined))?.close();
    },
  };
}
