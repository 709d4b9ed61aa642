import { useRef, useState } from 'react';
import { readConflict, type Versioned } from '#src/contract/desk/version.ts';
import type { Result } from '#src/contract/result.ts';

/** Keeps what somebody else saved while a form was open, until the one who types has chosen. */
export function useVersionConflict<T extends Versioned>(opened: T | null) {
  const [theirs, setTheirs] = useState<T | null>(null);
  const insistedOn = useRef<string | null>(null);
  const begunFrom = useRef<string | null>(null);
  return {
    /** What stands now; null where nobody saved meanwhile. */
    theirs,
    /** What the next save starts from. */
    version: () => insistedOn.current ?? begunFrom.current ?? opened?.version ?? '',
    /** What is typed was begun from another version than the one that was opened. */
    startFrom: (version: string | null) => {
      begunFrom.current = version;
    },
    /** Takes notice of how a save went. */
    note: <A>(result: Result<A>): Result<A> => {
      insistedOn.current = null;
      if (result.ok) begunFrom.current = null;
      setTheirs(result.ok ? null : readConflict<T>(result.failure));
      return result;
    },
    /** The next save goes over what stands now. */
    insist: () => {
      insistedOn.current = theirs?.version ?? null;
    },
    forget: () => setTheirs(null),
  };
}
