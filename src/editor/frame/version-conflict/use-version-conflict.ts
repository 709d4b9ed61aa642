import { useRef, useState } from 'react';
import { readConflict, type VersionedContent } from '#src/contract/desk/rows.ts';
import type { Result } from '#src/contract/result.ts';

/** Stores the version that another editor saved while a form was open, until the conflict is resolved. */
export function useVersionConflict<T extends VersionedContent>() {
  const [theirs, setTheirs] = useState<T | null>(null);
  const overwritten = useRef<string | null>(null);
  return {
    /** Version saved by another editor; null if there is none. */
    theirs,
    /** Returns the version that the next save is based on: `version`, or the stored one after `insist`. */
    toBase: (version: string | null) => overwritten.current ?? version ?? '',
    /** Records the result of a save. */
    note: <A>(result: Result<A>): Result<A> => {
      overwritten.current = null;
      setTheirs(result.ok ? null : readConflict<T>(result.failure));
      return result;
    },
    /** Makes the next save overwrite the stored version. */
    insist: () => {
      overwritten.current = theirs?.version ?? null;
    },
    clear: () => setTheirs(null),
  };
}
