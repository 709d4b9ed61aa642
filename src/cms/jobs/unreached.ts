/** Thrown if the service that a job needs is unreachable; the job may succeed as soon as it is available again. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** Stored with a job that failed for this reason. */
export const UNREACHED_OUTPUT = { unreached: true } as const;
