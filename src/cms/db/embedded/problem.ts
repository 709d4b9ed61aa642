/** Thrown if the embedded database cannot run here; the message contains an alternative. */
export class EmbeddedDatabaseError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(
      `The embedded PostgreSQL cannot run here: ${reason}. ` +
        'Set DATABASE_URL=postgresql://... to use a PostgreSQL of your own (see README).',
      { cause },
    );
    this.name = 'EmbeddedDatabaseError';
  }
}

/** Returns the code of a system or loader error, else null. */
export function getErrorCode(cause: unknown): string | null {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}
