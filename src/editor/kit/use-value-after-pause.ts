import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** Returns the value as it was at the last pause in typing. */
export function useValueAfterPause<V>(value: V): V {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const pause = setTimeout(() => setRested(() => value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return rested;
}
