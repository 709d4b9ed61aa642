import { setReporter } from '#src/session/report.ts';

/** Returns the URL of the error reporting service from the page, if it is configured. */
const getDsn = () => document.documentElement.dataset.errors;

type ErrorClient = typeof import('./error-client.ts');
let loading: Promise<ErrorClient> | undefined;

function loadClient(dsn: string): Promise<ErrorClient> {
  loading ??= import('./error-client.ts').then((modules) => {
    modules.startErrorClient(dsn);
    return modules;
  });
  return loading;
}

/** Reports an error of the browser; never throws or blocks. `where` is a part of the product. */
function reportError(error: unknown, { where }: { readonly where: string }): void {
  const dsn = getDsn();
  if (dsn)
    loadClient(dsn)
      .then(({ sendError }) => sendError(error, where))
      .catch(() => {});
}

/** Errors that occurred before this script loaded (`shell/before-paint.js`). */
interface EarlyErrors {
  readonly errors: readonly unknown[];
  readonly stop: () => void;
}

/** Reports uncaught errors and page timings, if a service is configured. */
function watchErrors(): void {
  const dsn = getDsn();
  if (!dsn) return;
  const early = (globalThis as { earlyErrors?: EarlyErrors }).earlyErrors;
  early?.stop();
  for (const error of early?.errors ?? []) reportError(error, { where: 'page' });
  addEventListener('error', ({ error }) => reportError(error, { where: 'page' }));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, { where: 'page' }));
  loadClient(dsn).catch(() => {});
}

/**
 * Starts error reporting. Failures of the push token and of logout are reported too (docs/specification.md, section 8),
 * only with name and status.
 */
export function startReports(): void {
  watchErrors();
  setReporter((label, { kind, status }) =>
    reportError(new Error(`${label}: ${kind} ${status ?? ''}`.trim()), { where: label }),
  );
}
