import type { Result } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns a function that resolves to true if its request succeeded. A failure is shown until the next request. */
export function useHomeRequest() {
  const { t } = useIsland();
  const notice = useFailureToast();
  return async (request: Promise<Result<unknown>>): Promise<boolean> => {
    notice.close();
    const result = await request;
    if (!result.ok) notice.show(toFailureText(t, result.failure));
    return result.ok;
  };
}
