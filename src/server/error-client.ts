import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { toErrorReport } from '#src/contract/error-report.ts';

/** Timeout in ms of an error report, because the service may be unavailable. */
const TIMEOUT_MS = 2_000;

/** Creates the client of the error reporting library, without its automatic data collection. */
export function createErrorClient(dsn: string) {
  const client = new ServerRuntimeClient({
    dsn,
    integrations: [],
    sendClientReports: false,
    tracesSampleRate: 1,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const { status } = await fetch(options.url, { method: 'POST', body: body as string, signal });
        return { statusCode: status };
      }),
    beforeSend: (event) => ({ ...toErrorReport(event), type: undefined }) as unknown as typeof event,
  });
  client.init();
  return {
    report: (error: unknown, tags: { readonly where: string; readonly request: string | undefined }) => {
      const scope = new Scope();
      scope.setTags(tags);
      client.captureException(error, undefined, scope);
    },
    close: () => client.close(TIMEOUT_MS),
  };
}
