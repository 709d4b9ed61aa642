import { useEffect } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * Shows the error toast of what a page could not fetch or do (docs/specification.md, section 8): once for each failure,
 * gone when it works.
 */
export function useShownFailure(failure: Failure | null, text: string): void {
  const notice = useFailureToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure) notice.show(text);
    else notice.close();
  }, [failure]);
}
