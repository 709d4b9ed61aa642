import type { Failure } from '#src/contract/result.ts';
import { isRecord } from '#src/contract/wire.ts';

/** The content system's message to a user who was silenced while writing; null for every other failure. */
export const getSilencedMessage = ({ detail, message }: Failure): string | null =>
  isRecord(detail) && 'silenced' in detail ? message : null;
