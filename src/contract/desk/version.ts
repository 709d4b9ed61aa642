import { string } from 'yup';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';

/** Content that is saved as a whole. */
export interface Versioned {
  /** Version of the stored content; changes with every save of other content. */
  readonly version: string;
}

/** Version that a write started from. */
export const startedFrom = { version: string().required() };

/** The stored content after a save by another author; null for any other failure. */
export function readConflict<T extends Versioned>({ status, detail }: Failure): T | null {
  if (status !== 412 || !isRecord(detail) || !isRecord(detail.current)) return null;
  return detail.current as unknown as T;
}
