/** Error: the service that a job needs is unreachable; the job itself may succeed as soon as it is back. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** Stored with a job that failed for this reason. */
export const UNREACHED_OUTPUT = { unreached: true } as const;
