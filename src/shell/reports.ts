import { reportTo } from '#src/session/report.ts';
import { reportError, watchErrors } from './report-error.ts';

/**
 * Failures of the push token and of logging out are reported where errors are (docs/specification.md, section 8): by
 * name and status alone.
 */
export function startReports(): void {
  watchErrors();
  reportTo((what, { kind, status }) =>
    reportError(new Error(`${what}: ${kind} ${status ?? ''}`.trim()), { where: what }),
  );
}
