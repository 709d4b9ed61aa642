import { string } from 'yup';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';

/** Something that is saved as a whole. */
export interface Versioned {
  /** Names what stands there; once somebody saved something else it is another one. */
  readonly version: string;
}

/** What a write says of the state that it started from. */
export const startedFrom = { version: string().required() };

/** What stands now where somebody else saved first; null for any other failure. */
export function readConflict<T extends Versioned>({ status, detail }: Failure): T | null {
  if (status !== 412 || !isRecord(detail) || !isRecord(detail.current)) return null;
  return detail.current as unknown as T;
}
