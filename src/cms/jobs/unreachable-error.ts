/** Thrown if the service that a job needs is unreachable; the job may succeed as soon as it is available again. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Output of a job that failed because its service was unreachable. */
export const UNREACHABLE_OUTPUT = { unreached: true } as const;
