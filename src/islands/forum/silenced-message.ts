import type { Failure } from '#src/contract/result.ts';
import { isRecord } from '#src/contract/wire.ts';

/** Returns the response's message to a user who was silenced while writing; null for other failures. */
export const getSilencedMessage = ({ detail, message }: Failure): string | null =>
  isRecord(detail) && 'silenced' in detail ? message : null;
