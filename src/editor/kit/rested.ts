import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A text as it was when somebody last stopped typing for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return rested;
}
