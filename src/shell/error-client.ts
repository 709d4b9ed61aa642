import { browserTracingIntegration, captureException, init } from '@sentry/browser';
import { errorReport, traceReport } from '#src/contract/error-report.ts';

/** Starts the error reporting library, which automatically collects only page timings. */
export function startErrorClient(dsn: string): void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [browserTracingIntegration({ instrumentNavigation: false })],
    tracesSampleRate: 1,
    // Whole traces, so that each can be reduced before it leaves.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: (event) => ({ ...errorReport(event), type: undefined }) as unknown as typeof event,
    beforeSendTransaction: (event) => traceReport(event) as unknown as typeof event,
  });
}

export function sendError(error: unknown, where: string): void {
  captureException(error, { tags: { where } });
}
