import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

/** Operations that store a participant's personal data; form handlers check consent per form. */
const STORING_OPERATIONS: ReadonlySet<string> = new Set([
  'add-buddy',
  'pair-nurse',
  'create-diary-entry',
  'update-diary-entry',
  'save-own-things',
  'save-urge',
  'update-urge',
  'save-if-then',
  'save-own-date',
  'import-my-data',
  'create-post',
  'update-post',
  'create-comment',
  'update-comment',
]);

/** Refuses to store health data before consent. The participant can still read, export and delete existing data. */
export function assertConsent({ var: { session } }: ApiContext): void {
  if (session?.needsConsent) throw new ApiError(403, 'consent-needed');
}

/** Checks consent for an operation by its name. */
export function checkConsent(c: ApiContext, operation: string): void {
  if (STORING_OPERATIONS.has(operation)) assertConsent(c);
}
