import type { Failure } from '#src/contract/result.ts';
import { isRecord } from '#src/contract/wire.ts';

/** Returns the response's message about a silenced user or a removed text; null for other failures. */
export const getRefusalMessage = ({ detail, message }: Failure): string | null =>
  isRecord(detail) && ('silenced' in detail || 'removed' in detail) ? message : null;
