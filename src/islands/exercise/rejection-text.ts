import type { Failure } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import type { useIsland } from '#src/session/Island.tsx';

/** Returns the error message for rejected answers. */
export function getRejectionText(t: ReturnType<typeof useIsland>['t'], failure: Failure): string {
  if (failure.status === 412) return t('exercise.failures.restarted');
  if (failure.status === 422) return t('exercise.failures.locked');
  if (failure.status === 409) return t('exercise.failures.sentBefore');
  return toFailureText(t, failure);
}
