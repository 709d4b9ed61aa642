import { browserTracingIntegration, captureException, init } from '@sentry/browser';
import { toErrorReport, traceReport } from '#src/contract/error-report.ts';

/** Starts the error reporting library, which collects only page timings automatically. */
export function startErrorClient(dsn: string): void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [browserTracingIntegration({ instrumentNavigation: false })],
    tracesSampleRate: 1,
    // Sends whole traces, so that each can be redacted first.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: (event) => ({ ...toErrorReport(event), type: undefined }) as unknown as typeof event,
    beforeSendTransaction: (event) => traceReport(event) as unknown as typeof event,
  });
}

export function sendError(error: unknown, path: string): void {
  captureException(error, { tags: { where: path } });
}
