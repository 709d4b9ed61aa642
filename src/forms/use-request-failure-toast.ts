import { useEffect } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * Shows a toast for a failed request or action (docs/specification.md, section 8), once per failure; removes it on
 * success.
 */
export function useRequestFailureToast(failure: Failure | null, text: string): void {
  const notice = useFailureToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failure) notice.show(text);
    else notice.close();
  }, [failure]);
}
