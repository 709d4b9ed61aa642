/** The service that a job needs could not be reached: the job itself may be done as soon as it can be. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** What is kept of a try that failed on it, beside the job. */
export const UNREACHED = { unreached: true } as const;
