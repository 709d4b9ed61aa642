import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

/** The operations that keep what a participant tells of themselves; forms look at it when they know which one it is. */
const KEEPING: ReadonlySet<string> = new Set([
  'add-buddy',
  'pair-nurse',
  'create-diary-entry',
  'update-diary-entry',
  'save-own-things',
  'save-urge',
  'update-urge',
  'save-if-then',
  'import-my-data',
  'create-post',
  'update-post',
  'create-comment',
  'update-comment',
]);

/**
 * Keeps nothing about the health of somebody who has yet to agree to it. What they told before stays readable, and they
 * can take it along, take it away and leave.
 */
export function assertConsent({ var: { session } }: ApiContext): void {
  if (session?.needsConsent) throw new ApiError(403, 'consent-needed');
}

/** The same for an operation by its name. */
export function checkConsent(c: ApiContext, operation: string): void {
  if (KEEPING.has(operation)) assertConsent(c);
}
