import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

/** Returns the revision in `If-Match`; undefined if the header is absent. A header without a revision never matches. */
export function readIfMatch(c: ApiContext): number | undefined {
  const header = c.req.header('if-match');
  if (header === undefined || header === '*') return undefined;
  return Number(/^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1] ?? -1);
}

/** Refuses with 412 a write that is not based on the current revision. */
export function assertRevision(c: ApiContext, revision: number): void {
  const start = readIfMatch(c);
  if (start !== undefined && start !== revision) throw new ApiError(412, 'saved-meanwhile');
}
