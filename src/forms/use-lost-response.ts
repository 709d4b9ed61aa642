import { useRef } from 'react';
import type { Failure } from '#src/contract/result.ts';

/**
 * Returns a function that records the failures of an action. It returns true if an earlier attempt got no response: that
 * one may have succeeded, so the reason to refuse a repeated one may be untrue.
 */
export function useLostResponse(): (failure: Failure) => boolean {
  const isLost = useRef(false);
  return ({ status }) => {
    const wasLost = isLost.current;
    isLost.current ||= status === null;
    return wasLost;
  };
}
