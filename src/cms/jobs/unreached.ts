/** Thrown if the service that a job needs is unreachable; the job may succeed as soon as it is available again. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** Output of a job that failed because its service was unreachable. */
export const UNREACHED_OUTPUT = { unreached: true } as const;
